import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { converse } from "../support/raw-http.ts";
import { filmBytes, writeSite } from "../support/site.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const siteDir = writeSite();
const server = siteUnderTest({ siteDir, env: { SITE_URL: "https://brand.example" } });

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a plain request; fetch would follow redirects and decompress. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(server.url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const home = readFileSync(join(siteDir, "client/index.html"));

describe("a page", () => {
  test("has the best encoding that the browser accepts", async () => {
    const brotli = await ask("/", { "accept-encoding": "gzip, br" });
    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
    });
    expect(brotliDecompressSync(brotli.body)).toEqual(home);
    const gzip = await ask("/", { "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.body)).toEqual(home);
    const plain = await ask("/");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toEqual(home);
    expect(new Set([brotli, gzip, plain].map((answer) => answer.headers.etag)).size).toBe(3);
  });

  test("answers 304 when the browser has it", async () => {
    const { headers } = await ask("/", { "accept-encoding": "br" });
    const again = await ask("/", { "accept-encoding": "br", "if-none-match": String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: headers.etag,
      vary: "Accept-Encoding",
      "cache-control": "no-cache",
    });
    expect((await ask("/", { "if-none-match": String(headers.etag) })).status).toBe(200);
  });

  test("answers HEAD like GET without the body", async () => {
    const get = await ask("/contact");
    const head = await ask("/contact", {}, "HEAD");
    expect(head.body).toHaveLength(0);
    for (const name of ["content-length", "etag", "content-type"])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  test("ignores a range", async () => {
    expect(await ask("/", { range: "bytes=0-1" })).toMatchObject({ status: 200, body: home });
  });

  test("redirects a trailing slash or an old address, with the query", async () => {
    expect(await ask("/contact/?package=pro")).toMatchObject({
      status: 308,
      headers: { location: "/contact?package=pro" },
    });
    expect(await ask("/no/")).toMatchObject({ status: 308, headers: { location: "/no" } });
    expect(await ask("/old-contact")).toMatchObject({ status: 308, headers: { location: "/contact" } });
    expect(await ask("/old-contact/")).toMatchObject({ status: 308, headers: { location: "/contact" } });
  });

  test.each([
    ["/Contact?package=pro", "/contact?package=pro"],
    ["/NO/CONTACT/", "/no/contact"],
    ["/Old-Contact", "/contact"],
    ["/%63ontact", "/contact"],
    ["//contact//", "/contact"],
    ["//", "/"],
  ])(
    "redirects %s to %s, because React Router would match that route on the 404 page",
    async (typed, meant) => {
      expect(await ask(typed)).toMatchObject({ status: 308, headers: { location: meant } });
    },
  );

  test.each(["/booking/?lang=no", "/Booking?lang=no", "//booking?lang=no"])(
    "redirects %s to the booking page",
    async (typed) => {
      expect(await ask(typed)).toMatchObject({ status: 308, headers: { location: "/booking?lang=no" } });
    },
  );

  test("rejects other methods", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
      expect(await ask("/contact", {}, method)).toMatchObject({
        status: 405,
        headers: { allow: "GET, HEAD" },
      });
    }
    expect(await converse(server.port, "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).toMatch(
      /^HTTP\/1\.1 405/,
    );
  });
});

describe("an address that does not exist", () => {
  test("gets the 404 page in the language of the path", async () => {
    const english = await ask("/nothing/here");
    expect([english.status, english.body.toString()]).toEqual([404, expect.stringContaining("Not found")]);
    const norwegian = await ask("/no/ingenting");
    expect([norwegian.status, norwegian.body.toString()]).toEqual([
      404,
      expect.stringContaining("Ikke funnet"),
    ]);
    expect((await ask("/NO/Ingenting")).body.toString()).toContain("Ikke funnet");
    expect((await ask("/nothing")).body.toString()).not.toContain("Ikke funnet");
  });

  test.each([
    "/index.html",
    "/index.html.br",
    "/site.json",
    "/../site.json",
    "/..%2fsite.json",
    "/assets/../index.html",
    "/assets/a-1.js.map",
    "/.env",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/contact%00",
    "//evil.example/",
    "//evil.example/..",
    "/\\evil.example/",
    "/__proto__",
    "/constructor/",
  ])("answers 404 for %s", async (path) => {
    const answer = await converse(
      server.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/^location:/im);
  });
});

describe("a file", () => {
  test("with a hash in its name is cached for a year, a picture for a day and then while it is fetched anew", async () => {
    expect((await ask("/assets/a-1.js")).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect((await ask("/pricing.data")).headers["cache-control"]).toBe("public, max-age=60");
    expect((await ask("/og/home.png")).headers["cache-control"]).toBe(
      "public, max-age=86400, stale-while-revalidate=604800",
    );
  });

  test("for link previews can be embedded by other sites", async () => {
    expect((await ask("/og/home.png")).headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect((await ask("/assets/a-1.js")).headers["cross-origin-resource-policy"]).toBe("same-origin");
  });
});

describe("the film", () => {
  test("is sent whole with Accept-Ranges", async () => {
    const answer = await ask("/film.mp4", { "accept-encoding": "br" });
    expect(answer.headers).toMatchObject({
      "accept-ranges": "bytes",
      "content-length": "100000",
      "content-type": "video/mp4",
    });
    expect(answer.body.equals(filmBytes)).toBe(true);
  });

  test("is sent in ranges", async () => {
    const part = await ask("/film.mp4", { range: "bytes=1000-1999" });
    expect(part).toMatchObject({ status: 206, headers: { "content-range": "bytes 1000-1999/100000" } });
    expect(part.body.equals(filmBytes.subarray(1000, 2000))).toBe(true);
    expect(await ask("/film.mp4", { range: "bytes=-10" })).toMatchObject({
      status: 206,
      headers: { "content-length": "10" },
    });
    expect(await ask("/film.mp4", { range: "bytes=100000-" })).toMatchObject({
      status: 416,
      headers: { "content-range": "bytes */100000" },
    });
  });

  test("is sent whole when If-Range does not match", async () => {
    const { etag } = (await ask("/film.mp4", {}, "HEAD")).headers;
    expect((await ask("/film.mp4", { range: "bytes=0-9", "if-range": String(etag) })).status).toBe(206);
    expect((await ask("/film.mp4", { range: "bytes=0-9", "if-range": '"old"' })).status).toBe(200);
    expect((await ask("/film.mp4", { "if-none-match": String(etag) })).status).toBe(304);
  });
});

describe("speculation rules", () => {
  test("are referenced by pages with scripts only", async () => {
    expect((await ask("/contact")).headers["speculation-rules"]).toBe('"/assets/next-1.speculationrules"');
    for (const path of ["/newsletter/requested", "/assets/a-1.js", "/healthz"]) {
      expect((await ask(path)).headers).not.toHaveProperty("speculation-rules");
    }
    const { "content-type": type } = (await ask("/assets/next-1.speculationrules")).headers;
    expect(type).toBe("application/speculationrules+json");
  });

  test("mark prefetches, which the log separates from visits", async () => {
    const seen = await ask("/contact");
    const prefetched = await ask("/contact", { "sec-purpose": "prefetch" });
    const findLogLine = ({ headers }: Answer) =>
      server
        .output()
        .split("\n")
        .find((line) => line.includes(`"reqId":"${headers["x-request-id"]}"`));
    await expect.poll(() => findLogLine(prefetched)).toContain('"prefetch":true');
    expect(findLogLine(seen)).not.toContain("prefetch");
  });
});

describe("every answer", () => {
  const always = {
    "x-content-type-options": "nosniff",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-request-id": expect.any(String),
  };
  const onPages = {
    ...always,
    "content-security-policy": expect.stringMatching(
      /^default-src 'none'; script-src 'self' .*report-uri \/csp-report/,
    ),
    "content-security-policy-report-only": "require-trusted-types-for 'script'",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
  };
  const onOthers = {
    ...always,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": expect.stringMatching(/^(?:same|cross)-origin$/),
  };

  test("allows pages what they were built with, also server pages", async () => {
    for (const path of ["/", "/newsletter/requested"]) {
      const { headers } = await ask(path);
      expect(headers["content-security-policy"]).toMatch(
        /connect-src 'self' https:\/\/forms.example https:\/\/stats.example;.*frame-src https:\/\/calendar.example;/,
      );
    }
  });

  test.each([
    ["a page", 200, onPages, "/", {}, "GET"],
    ["a page's head", 200, onPages, "/contact", {}, "HEAD"],
    ["a not-found page", 404, onPages, "/nothing", {}, "GET"],
    ["a server page", 200, onPages, "/newsletter/requested", {}, "GET"],
    ["an invalid link", 404, onPages, "/newsletter/confirm?t=x", {}, "GET"],
    ["a redirect", 308, onOthers, "/contact/", {}, "GET"],
    ["a wrong method on a page", 405, onOthers, "/contact", {}, "PUT"],
    ["a script", 200, onOthers, "/assets/a-1.js", {}, "GET"],
    ["a picture", 200, onOthers, "/og/home.png", {}, "GET"],
    ["a part of the film", 206, onOthers, "/film.mp4", { range: "bytes=0-9" }, "GET"],
    ["a range out of bounds", 416, onOthers, "/film.mp4", { range: "bytes=900000-" }, "GET"],
    ["health", 200, onOthers, "/healthz", {}, "GET"],
    ["readiness", 200, onOthers, "/readyz", {}, "GET"],
    ["an unknown address of the API", 404, onOthers, "/api/none", {}, "GET"],
    ["a rejected message", 415, onOthers, "/api/contact", {}, "POST"],
    ["a preflight", 204, onOthers, "/api/contact", { origin: "https://brand.example" }, "OPTIONS"],
    [
      "a preflight of another site",
      403,
      onOthers,
      "/api/contact",
      { origin: "https://x.example" },
      "OPTIONS",
    ],
    ["a rejected report", 415, onOthers, "/csp-report", {}, "POST"],
  ] as const)("has the security headers: %s", async (_what, status, expected, path, headersSent, method) => {
    const { status: answered, headers } = await ask(path, headersSent, method);
    expect(answered).toBe(status);
    expect(headers).toMatchObject(expected);
    expect(headers.server ?? headers["x-powered-by"]).toBeUndefined();
  });

  test("has them in a 304 too", async () => {
    const { etag } = (await ask("/")).headers;
    const again = await ask("/", { "if-none-match": String(etag) });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject(onPages);
  });

  test("that is a page runs only scripts hashed by the build", async () => {
    const { headers } = await ask("/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'sha256-script';");
    expect(policy).toContain("style-src 'self' 'sha256-style';");
    expect(policy).toContain("upgrade-insecure-requests");
    expect(policy).not.toMatch(/unsafe|\*/);
  });
});
