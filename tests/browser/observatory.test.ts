import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDeliveredSite } from "../support/delivered-site.ts";
import { observatoryMissing, scanPage } from "../support/observatory.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startTlsFront, type TlsFront, tlsMissing } from "../support/tls-front.ts";

const missing = tlsMissing() ?? observatoryMissing();
if (missing) console.warn(`SKIPPED: Mozilla's scanner cannot be run here.\n${missing}`);

describe.skipIf(missing)("Mozilla's scanner of security headers, over TLS", () => {
  let front: TlsFront;
  let server: RunningServer;
  beforeAll(async () => {
    front = await startTlsFront();
    server = await startServer({ env: { SITE_URL: front.url } });
    front.servers = [server.url];
    // The scanner skips pages with status 404, so they are sent as 200 with the same headers.
    front.statusFor = (status) => (status === 404 ? 200 : status);
  });
  afterAll(async () => {
    front?.stop();
    await server?.stop();
  });

  test.each([
    ["the front page", "/"],
    ["a Norwegian page", "/no/services"],
    ["an article", "/blog/career-pivot-strategy"],
    ["a page with a form", "/contact"],
    ["a page that was not found", "/nothing/here"],
    ["a page of the newsletter", "/newsletter/requested"],
    ["a newsletter link that is none", "/newsletter/confirm?t=none"],
    ["the booking page without scripts", "/booking"],
  ])("gives %s A+ and fails nothing", async (_what, path) => {
    const { scan, tests } = await scanPage(front.host + path);
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    expect(failed).toEqual([]);
    expect(scan).toMatchObject({ grade: "A+", testsFailed: 0 });
    expect(scan.score).toBeGreaterThanOrEqual(130);
    expect(tests["content-security-policy"]?.result).toBe("csp-implemented-with-no-unsafe-default-src-none");
    expect(tests["strict-transport-security"]?.result).toBe("hsts-implemented-max-age-at-least-six-months");
    expect(tests.redirection?.result).toBe("redirection-to-https");
  });

  test("gives a customer's website A+", async () => {
    const delivered = await startDeliveredSite();
    front.servers = [delivered.url];
    const { scan, tests } = await scanPage(`${front.host}/`);
    front.servers = [server.url];
    delivered.stop();
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
    expect(scan.grade).toBe("A+");
    expect(tests["content-security-policy"]?.result).toBe("csp-implemented-with-no-unsafe-default-src-none");
  });

  test("detects a site without its URL, and so without HSTS", async () => {
    const careless = await startServer();
    front.servers = [careless.url];
    const { scan, tests } = await scanPage(`${front.host}/`);
    front.servers = [server.url];
    await careless.stop();
    expect(tests["strict-transport-security"]?.pass).toBe(false);
    expect(scan.grade).not.toBe("A+");
  });
});
