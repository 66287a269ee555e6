import { expect, test } from "vitest";
import { fontsLoaded } from "../support/font-loading.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { visit } from "../support/visitor.ts";

// Layout shifts by fonts are measured on every page in every-page.test.ts.
const server = sharedSite();

test("loads the text fonts when the browser does not report the first paint", async () => {
  const { page, leave, problems } = await visit(server.url, {
    // Firefox sometimes reports none.
    before: () =>
      Object.assign(window, {
        PerformanceObserver: class {
          observe() {}
        },
      }),
  });
  await fontsLoaded(page);
  expect(problems).toEqual([]);
  await leave();
});
