import { expect, test } from "vitest";
import { type AppOptions, createApp } from "./app.ts";
import { apiPrefixes, isAppPath, routePaths } from "./route-paths.ts";
import { bookingTranslations, contactTranslations, newsletterTranslations } from "./translations.ts";

/** The real routes with stub dependencies, which are not used before a request. */
const app = createApp({
  settings: {
    mail: {},
    trustProxy: { hops: 0, networks: [] },
    metricsToken: "a token for tests only",
  },
  site: { get: () => undefined, serverPage: () => undefined },
  storage: {},
  contact: { translations: contactTranslations },
  newsletter: { translations: newsletterTranslations, confirmLinkDays: 3 },
  booking: { translations: bookingTranslations, rules: {} },
  limiters: {},
  monitoring: {},
} as unknown as AppOptions);

test("the app has a route for every path of the table and no other", () => {
  const routed = new Set(app.routes.map(({ path }) => path).filter((path) => !path.endsWith("*")));
  const listed = Object.values(routePaths).flatMap((own) => Object.values<string>(own));
  expect([...routed].sort()).toEqual(listed.sort());
});

test.each(["/api", "/api/nothing", "/functions/v1/nothing", "/booking", "/healthz"])(
  "treats %s as dynamic",
  (path) => {
    expect(isAppPath(path)).toBe(true);
  },
);

test.each(["/", "/apis", "/booking/", "/booking/nothing", "/newsletter", "/contact", "/healthz/x", "/API"])(
  "treats %s as a file",
  (path) => {
    expect(isAppPath(path)).toBe(false);
    expect(apiPrefixes).not.toContain(path);
  },
);
