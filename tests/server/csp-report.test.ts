import { describe, expect, test } from "vitest";
import { writeSite } from "../support/site.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const server = siteUnderTest({ siteDir: writeSite(), env: { TRUST_PROXY: "1" } });

let visitor = 0;

/** Posts a report like a browser, each from a new address by default. */
function report(body: string | object, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/csp-report`, {
    method: "POST",
    headers: {
      "content-type": "application/csp-report",
      origin: server.url,
      "x-forwarded-for": `192.0.2.${++visitor}`,
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify({ "csp-report": body }),
  });
}

/** The log arrives in order but late: when the line of a new request is there, no earlier line is missing. */
async function violations() {
  const { headers } = await fetch(server.url);
  await expect.poll(server.output).toContain(headers.get("x-request-id"));
  return server
    .output()
    .split("\n")
    .filter((line) => line.includes("Content-Security-Policy"))
    .map((line) => {
      const { directive, page, blocked } = JSON.parse(line);
      return { directive, page, blocked };
    });
}

describe("a browser's report", () => {
  test("is logged once with directive, page and origin, without personal data", async () => {
    const seen = {
      "document-uri": `${server.url}/contact?name=canary-kari`,
      referrer: "https://search.example/?q=canary",
      "violated-directive": "script-src-elem",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://canary:canary@tracker.example/canary?id=canary#canary",
      "source-file": "https://tracker.example/canary.js",
      "script-sample": "canary('kari@example.no')",
    };
    for (let round = 0; round < 3; round++) {
      const answer = await report(seen);
      expect([answer.status, await answer.text()]).toEqual([204, ""]);
    }
    expect(await violations()).toEqual([
      { directive: "script-src-elem", page: "/contact", blocked: "https://tracker.example" },
    ]);
    expect(server.output()).not.toMatch(/canary|kari|search\.example|192\.0\.2/);
  });

  test("with invented values is logged with known names only", async () => {
    const before = (await violations()).length;
    expect((await report({ "document-uri": "mailto:canary@example.no" })).status).toBe(204);
    await report({
      "document-uri": "https://canary.example/canary",
      "violated-directive": "CANARY canary@example.no",
      "blocked-uri": "data:text/html,canary",
    });
    expect((await violations()).slice(before)).toEqual([
      { directive: "(unknown)", page: "(unknown)", blocked: "(unknown)" },
      { directive: "(unknown)", page: "(unknown)", blocked: "data:" },
    ]);
    expect(server.output()).not.toMatch(/canary/i);
  });
});

describe("the report endpoint", () => {
  test("accepts only small reports of its media type from our own pages", async () => {
    const large = { "script-sample": "x".repeat(8 * 1024) };
    expect((await report(large)).status).toBe(413);
    expect((await report({}, { "content-type": "application/json" })).status).toBe(415);
    expect((await report({}, { origin: "https://evil.example" })).status).toBe(403);
    expect((await report("{")).status).toBe(400);
    expect((await report('{"csp-report":1}')).status).toBe(400);
    const get = await fetch(`${server.url}/csp-report`);
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
  });

  test("rate limits a client", async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 11; round++) {
      statuses.add((await report({}, { "x-forwarded-for": "198.51.100.7" })).status);
    }
    expect([...statuses]).toEqual([204, 429]);
  });

  test("logs at most sixty lines an hour", async () => {
    for (let round = 0; round < 80; round++) {
      await report({ "blocked-uri": `https://made-up-${round}.example` });
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await violations()).toHaveLength(60);
  });
});
