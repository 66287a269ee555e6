import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { contactFunctionPath } from "../../shared/contact.ts";
import { converse } from "../support/raw-http.ts";
import { metricsToken } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const server = siteUnderTest({ siteDir: writeSite() });
/** The responses to slow clients, which run during the other tests. */
let slow: { headers: Promise<string>; body: Promise<string> };
beforeAll(() => {
  slow = {
    headers: converse(server.port, "GET / HTTP/1.1\r\nHost: x\r\nX-Slow", 14_000),
    body: raw([...head, "Content-Length: 500"], body, 19_000),
  };
});

const body = JSON.stringify({ name: "A", email: "a@example.no", message: "smuggled" });
const head = [`POST ${contactFunctionPath} HTTP/1.1`, "Host: x", "Content-Type: application/json"];

function raw(lines: string[], rest = "", timeoutMs?: number): Promise<string> {
  return converse(server.port, `${lines.join("\r\n")}\r\n\r\n${rest}`, timeoutMs);
}

function post(value: string) {
  const headers = { "content-type": "application/json" };
  return fetch(server.url + contactFunctionPath, { method: "POST", headers, body: value });
}

describe("an ambiguous request (request smuggling)", () => {
  test.each([
    ["two lengths", [...head, "Content-Length: 5", "Content-Length: 60"]],
    ["a length and chunks", [...head, "Content-Length: 5", "Transfer-Encoding: chunked"]],
    ["an unknown transfer encoding", [...head, "Transfer-Encoding: xchunked"]],
    ["another encoding after chunked", [...head, "Transfer-Encoding: chunked, identity"]],
    ["a space before the colon", [...head, "Content-Length : 5"]],
    ["a folded header", [...head, "X-A: b", " Transfer-Encoding: chunked", "Content-Length: 5"]],
    ["a length with a sign", [...head, "Content-Length: +5"]],
    ["a length in hexadecimal", [...head, "Content-Length: 0x5"]],
    ["no host", [`POST ${contactFunctionPath} HTTP/1.1`, "Content-Length: 0"]],
    ["two hosts", [...head, "Host: y", "Content-Length: 0"]],
    ["the same host twice", [...head, "Host: x", "Content-Length: 0"]],
    ["an empty host", [`POST ${contactFunctionPath} HTTP/1.1`, "Host:", "Content-Length: 0"]],
    ["a host with a path", [`POST ${contactFunctionPath} HTTP/1.1`, "Host: x/y", "Content-Length: 0"]],
    ["a host with a user", [`POST ${contactFunctionPath} HTTP/1.1`, "Host: me@x", "Content-Length: 0"]],
    ["two hosts in one", [`POST ${contactFunctionPath} HTTP/1.1`, "Host: x, y", "Content-Length: 0"]],
    ["a zero byte in a header", [...head, "X-A: a\0b", "Content-Length: 0"]],
  ])("is rejected and disconnected: %s", async (_what, lines) => {
    const answer = await raw(lines, `0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`, 3000);
    expect(answer).toMatch(/^HTTP\/1\.1 4(?:00|11) /);
    expect(answer).not.toContain('{"status":"ok"}');
  });

  test("is rejected when a chunk size is not a number", async () => {
    const answer = await raw([...head, "Transfer-Encoding: chunked"], "zz\r\nabc\r\n0\r\n\r\n", 3000);
    expect(answer).not.toContain('"ok":true');
  });
});

test.each(["x", "example.com:3000", "127.0.0.1:80", "[::1]:3000", "a_b.example"])(
  "accepts the host %s",
  async (host) => {
    expect(await raw(["GET /healthz HTTP/1.1", `Host: ${host}`, "Connection: close"], "", 3000)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  },
);

describe("an excessive client", () => {
  test("with more than 16 KB of headers gets 431", async () => {
    const answer = await raw(["GET / HTTP/1.1", "Host: x", `X-Long: ${"a".repeat(20_000)}`], "", 3000);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  test("with an unknown Expect header gets 417", async () => {
    const answer = await raw(
      ["GET / HTTP/1.1", "Host: x", "Expect: miracles", "Connection: close"],
      "",
      3000,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
  });

  test("using the server as a proxy is disconnected or gets one of our pages", async () => {
    expect(await raw(["CONNECT example.com:443 HTTP/1.1", "Host: example.com:443"], "", 3000)).not.toMatch(
      /^HTTP\/1\.1 2/,
    );
    const absolute = await raw(
      ["GET http://example.com/secret HTTP/1.1", "Host: example.com", "Connection: close"],
      "",
      3000,
    );
    expect(absolute).toMatch(/^HTTP\/1\.1 404 /);
  });

  test("asking for a protocol upgrade is answered in HTTP/1.1", async () => {
    const lines = ["GET /healthz HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade"];
    expect(await raw(lines, "", 1500)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("announcing too large a body is rejected before sending it", async () => {
    expect(await raw([...head, "Content-Length: 99999999"], "", 3000)).toMatch(/^HTTP\/1\.1 413 /);
  });

  test.each([
    ["/contact", 405],
    ["/nothing", 404],
    ["/api/none", 404],
    ["/newsletter/confirm", 413],
    ["/newsletter/unsubscribe?t=x", 413],
    ["/booking/cancel", 413],
    ["/booking/move", 413],
  ])("sending an endless body to %s is answered and disconnected", async (target, status) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    const closed = new Promise((resolve) => socket.once("close", resolve));
    const answered = new Promise((resolve) => socket.once("data", resolve));
    const form = "Content-Type: application/x-www-form-urlencoded";
    socket.write(`POST ${target} HTTP/1.1\r\nHost: x\r\n${form}\r\nContent-Length: 99999999999\r\n\r\n`);
    const sending = setInterval(() => socket.write("x".repeat(10_000)), 10);
    expect(String(await answered)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    await closed;
    clearInterval(sending);
    // At most a megabyte a second is sent, and less on a slow machine.
    expect(socket.bytesWritten).toBeLessThan(5_000_000);
  });

  test("reusing one connection gets at most a thousand answers", async () => {
    const answers = await converse(server.port, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(1100));
    expect(answers.match(/HTTP\/1\.1 200 /g)).toHaveLength(1000);
    expect(answers.match(/^connection: close\r$/gim)?.length).toBeGreaterThan(0);
  });
});

describe("a slow client", () => {
  test("is disconnected after ten seconds without complete headers", async () => {
    expect(await slow.headers).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("is disconnected after fifteen seconds without a complete body, and nothing is stored", async () => {
    const answer = await slow.body;
    expect(answer).not.toContain('"ok":true');
    expect(answer === "" || /^HTTP\/1\.1 4\d\d /.test(answer)).toBe(true);
  });
});

test.each([
  ["deep nesting", `${"[".repeat(16_000)}${"]".repeat(16_000)}`, 400],
  ["a prototype", '{"__proto__":{"name":"A","email":"a@example.no","message":"x"}}', 422],
  ["a constructor", '{"constructor":{"prototype":{"name":"A"}},"name":"","email":"","message":""}', 422],
  ["many fields", `{${Array.from({ length: 2000 }, (_, n) => `"f${n}":1`).join(",")}}`, 422],
  ["numbers for text", '{"name":1e999,"email":[],"message":{"toString":"x"}}', 422],
])("rejects malicious JSON: %s", async (_what, text, status) => {
  expect((await post(text)).status).toBe(status);
  expect(({} as { name?: string }).name).toBeUndefined();
});

describe("metrics", () => {
  test("require the token and contain no personal data", async () => {
    expect((await post(body)).status).toBe(200);
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toMatch(
      /site_responses_total\{route="\/functions\/v1\/send-contact-email",status="200"\} \d/,
    );
    expect(text).toContain('site_outbox_mails{state="dead"} 0');
    expect(text).not.toContain("example.no");
  });

  test("answer 404 without the token", async () => {
    for (const authorization of ["", "Bearer wrong", "Bearer a-token-for-metric5"]) {
      expect((await fetch(`${server.url}/metrics`, { headers: { authorization } })).status).toBe(404);
    }
  });
});

test("the server is healthy after all of this", async () => {
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":"(?:error|fatal)"/);
});
