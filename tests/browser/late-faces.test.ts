import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { typicalPages } from "../support/site-pages.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = siteUnderTest();

/** Of the first screen, as Core Web Vitals count it: CLS without what the visitor asked for. */
const shiftBudget = 0.005;

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const what = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? "(gone)");
      window.shifts.push({ value: entry.value, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);

/** The text faces are among the document's only once they have come. */
const facesHaveCome = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.fonts].filter(({ family, status }) => /Grotesk"?$/.test(family) && status === "loaded")
        .length > 0,
  );

/** Whether the machine has one of these faces: what stands in for ours is cut from them (app/app.css). */
const hasFace = (page: Page, names: string[]) =>
  page.evaluate(
    (names) =>
      Promise.any(names.map((name) => new FontFace("probe", `local("${name}")`).load())).then(
        () => true,
        () => false,
      ),
    names,
  );

test("where the browser does not tell of its first paint, the text faces come all the same", async () => {
  const { page, context, problems } = await visit(server.url, {
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
  await context.close();
});

test("on a phone no page moves when its faces come after the first paint", async ({ skip }) => {
  const bare = await visit(`${server.url}/robots.txt`);
  const hasSerif = await hasFace(bare.page, ["Times New Roman", "Liberation Serif", "Noto Serif"]);
  const hasSans = await hasFace(bare.page, ["Arial", "Liberation Sans", "Roboto"]);
  await bare.context.close();
  if (!hasSerif || !hasSans) {
    console.warn(
      "SKIPPED: nothing stands in for the faces here. Install Liberation, or Noto Serif and Roboto.",
    );
    skip();
  }
  const moved: Record<string, unknown> = {};
  for (const { path } of typicalPages()) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    // A visitor for each page: one who has seen another page has its faces, now and then, without asking for them.
    const { page, context } = await visit(server.url + path, {
      viewport: { width: 412, height: 823 },
      before: noteShifts,
      until: "commit",
      prepare: async (context) => {
        await context.route("**/*.woff2", async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await painted(page);
    release();
    await facesHaveCome(page);
    await alive(page);
    const shifts = await page.evaluate(() => window.shifts);
    if (shifts.reduce((sum, { value }) => sum + value, 0) > shiftBudget) moved[path] = shifts;
    await context.close();
  }
  expect(moved).toEqual({});
});
