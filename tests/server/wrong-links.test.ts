import { describe, expect, test } from "vitest";
import { unsubscribePath, unsubscribePurpose } from "../../server/newsletter/links.ts";
import { signId } from "../../server/tokens.ts";
import { writeSite } from "../support/site.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const secret = "a secret for tests only";
const allowed = 3;
let nextClient = 1;
const env = { RATE_LINKS: `${allowed}/10m`, TRUST_PROXY: "1" };
const server = siteUnderTest({ siteDir: writeSite(), env });

function open(client: string, path: string, method = "GET") {
  return fetch(server.url + path, {
    method,
    headers: { "x-forwarded-for": client, "content-type": "application/x-www-form-urlencoded" },
    ...(method === "POST" && { body: "t=guess" }),
  });
}

describe("the limit for invalid links", () => {
  test.each([
    ["GET", "/newsletter/confirm?t=guess"],
    ["POST", "/newsletter/confirm"],
    ["GET", "/newsletter/unsubscribe?t=guess"],
    ["POST", "/newsletter/unsubscribe?t=guess"],
    ["GET", "/booking/booked?t=guess"],
    ["GET", "/booking/cancel?t=guess"],
    ["GET", "/booking/move?t=guess"],
    ["GET", "/booking/meeting.ics?t=guess"],
    ["GET", "/booking/feed.ics?t=guess"],
  ])("applies to a client at %s %s", async (method, path) => {
    const client = `203.0.113.${nextClient++}`;
    const answers = [];
    for (let count = 0; count < allowed + 2; count++) answers.push(await open(client, path, method));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429]);
    const wait = Number(answers.at(-1)?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(500);
    expect((await open(`198.51.100.${nextClient}`, path, method)).status).toBe(404);
  });

  test("does not count valid links", async () => {
    const path = unsubscribePath(signId(secret, unsubscribePurpose, "a reader"));
    for (let count = 0; count < allowed + 3; count++)
      expect((await open("192.0.2.7", path)).status).toBe(200);
  });
});
