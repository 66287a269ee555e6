import { describe, expect, test } from "vitest";
import { contactFormPath, contactFunctionPath } from "../../shared/contact.ts";
import { contactSite, filled, readError } from "../support/contact-site.ts";
import { converse } from "../support/raw-http.ts";
import { submitForm } from "../support/requests.ts";

const { server, post, countStored } = contactSite();

describe("an invalid request", () => {
  test.each([
    ["that is not JSON", "{", {}, 400, "invalid_json"],
    ["without a body", "", {}, 400, "invalid_json"],
    ["that is not an object", "[]", {}, 400, "invalid_request"],
    ["that is not UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), {}, 400, "invalid_json"],
    ["in plain text", "{}", { "content-type": "text/plain" }, 415, "unsupported_media_type"],
    [
      "in another charset",
      "{}",
      { "content-type": "application/json; charset=latin1" },
      415,
      "unsupported_media_type",
    ],
    ["that is compressed", "{}", { "content-encoding": "gzip" }, 415, "unsupported_media_type"],
    [
      "with form fields at the function's address",
      "a=b",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "unsupported_media_type",
    ],
    ["from another site", "{}", { origin: "https://evil.example" }, 403, "origin_not_allowed"],
    [
      "from another site without an Origin header",
      "{}",
      { "sec-fetch-site": "cross-site" },
      403,
      "origin_not_allowed",
    ],
    ["from a sandboxed frame", "{}", { origin: "null" }, 403, "origin_not_allowed"],
    ["that is too large", JSON.stringify({ message: "x".repeat(132_000) }), {}, 413, "payload_too_large"],
    ["with an invalid idempotency key", "{}", { "idempotency-key": "x" }, 400, "invalid_request"],
  ])("%s is rejected", async (_what, body, headers, status, code) => {
    const before = countStored();
    expect(await readError(await post(body, headers))).toMatchObject({ status, code });
    expect(countStored()).toBe(before);
  });

  test("is accepted with the maximum number of emoji in any encoding", async () => {
    const emoji = "😀".repeat(10_000);
    const full = { ...filled(), name: "😀".repeat(200), package: "😀".repeat(100), message: emoji };
    const escaped = JSON.stringify(full).replace(
      /[\ud800-\udfff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    expect(escaped.length).toBeGreaterThan(120_000);
    expect((await post(escaped)).status).toBe(200);
    const form = await submitForm(server.url + contactFormPath, { ...full, lang: "en", website: "" });
    expect(form.status).toBe(303);
  });

  test("that is too large and has no length is answered, then disconnected", async () => {
    const chunk = `2710\r\n${"x".repeat(10_000)}\r\n`;
    const head = `POST ${contactFunctionPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await converse(server.port, head + chunk.repeat(14));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/connection: close/i);
  });

  test("with another method gets 405", async () => {
    const answer = await fetch(server.url + contactFunctionPath, { method: "PUT", body: "{}" });
    expect(answer.headers.get("allow")).toBe("POST, OPTIONS");
    expect(await readError(answer)).toMatchObject({ status: 405, code: "method_not_allowed" });
  });

  test("at an unknown address gets 404", async () => {
    for (const path of ["/api/none", "/functions/v1/none", "/api", "/functions/"]) {
      const answer = await fetch(server.url + path);
      expect(await readError(answer)).toMatchObject({ status: 404, code: "not_found" });
    }
  });
});
