import { expect, test } from "vitest";
import { facesHaveCome } from "../support/font-loading.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { visit } from "../support/visitor.ts";

// That nothing moves when they come is looked at on every page, in every-page.test.ts.
const server = sharedSite();

test("where the browser does not tell of its first paint, the text faces come all the same", async () => {
  const { page, leave, problems } = await visit(server.url, {
    // Firefox leaves it out now and then.
    before: () =>
      Object.assign(window, {
        PerformanceObserver: class {
          observe() {}
        },
      }),
  });
  await facesHaveCome(page);
  expect(problems).toEqual([]);
  await leave();
});
