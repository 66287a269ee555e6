import { expect, test } from "vitest";
import { installObservatory, scanBehindTls } from "../support/observatory.ts";
import { startServer } from "../support/server.ts";

const missing = installObservatory();
if (missing) console.warn(`SKIPPED: Mozilla's scanner could not be installed.\n${missing}`);

test.skipIf(missing)(
  "Mozilla's scanner of security headers gives the site A+ and fails nothing",
  async () => {
    const server = await startServer({ env: { SITE_URL: "https://brand.example" } });
    const { scan, tests } = await scanBehindTls("brand.example", server.url);
    await server.stop();
    const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
    expect(failed).toEqual([]);
    expect(scan).toMatchObject({ grade: "A+", testsFailed: 0 });
    expect(scan.score).toBeGreaterThanOrEqual(130);
    expect(tests["content-security-policy"]?.result).toBe("csp-implemented-with-no-unsafe-default-src-none");
  },
);

test.skipIf(missing)(
  "the scanner tells a site that forgot its address, and with it HSTS, from a safe one",
  async () => {
    const server = await startServer();
    const { scan, tests } = await scanBehindTls("brand.example", server.url);
    await server.stop();
    expect(tests["strict-transport-security"]?.pass).toBe(false);
    expect(scan.grade).not.toBe("A+");
  },
);
