import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findArticle } from "../../content-loader/articles.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

/** A page view, as any of the three kinds of analytics receives it. */
interface View {
  path: string;
  title?: string;
  details: Record<string, unknown>;
}

interface Recorder {
  calls: unknown[][];
}

/** Each kind: the globals that its script sets on the page, and how to read the recorded calls. */
const kinds = [
  {
    kind: "Google's tag",
    before: () => {
      const calls: unknown[][] = [];
      Object.assign(window, { calls, dataLayer: [], gtag: (...call: unknown[]) => calls.push(call) });
    },
    read: ([command, event, parameters]: unknown[]) => {
      expect([command, event]).toEqual(["event", "page_view"]);
      return fromParameters(parameters as Record<string, unknown>);
    },
  },
  {
    kind: "Plausible",
    before: () => {
      const calls: unknown[][] = [];
      Object.assign(window, { calls, plausible: (...call: unknown[]) => calls.push(call) });
    },
    read: ([event, options]: unknown[]): View => {
      const { u, props = {} } = options as { u: string; props?: Record<string, unknown> };
      expect(event).toBe("pageview");
      return { path: new URL(u).pathname, details: props };
    },
  },
  {
    kind: "a tag manager's data layer",
    before: () => {
      const calls: unknown[][] = [];
      Object.assign(window, { calls, dataLayer: { push: (entry: unknown) => calls.push([entry]) } });
    },
    read: ([entry]: unknown[]) => {
      const { event, ...parameters } = entry as Record<string, unknown>;
      expect(event).toBe("page_view");
      return fromParameters(parameters);
    },
  },
];

function fromParameters(parameters: Record<string, unknown>): View {
  const {
    page_path,
    page_title,
    page_location: _location,
    page_language: _language,
    ...details
  } = parameters;
  return { path: String(page_path), title: String(page_title), details };
}

describe.each(kinds)("With $kind on the page", ({ before, read }) => {
  const views = async (page: Page) =>
    (await page.evaluate(() => (window as unknown as Recorder).calls)).map(read);
  const paths = async (page: Page) => (await views(page)).map(({ path }) => path);

  test("counts each route and language once, no query or hash change, and sends an article's metadata", async () => {
    const { page } = await visitHydrated(`${server.url}/no/blog/new-resume`, { before });
    const counted = ["/no/blog/new-resume"];
    const expectNext = (path: string) => {
      counted.push(path);
      return expect.poll(() => paths(page)).toEqual(counted);
    };
    await expect.poll(() => paths(page)).toEqual(counted);
    await page.getByRole("link", { name: "Til bloggen" }).click();
    await expectNext("/no/blog");
    await page.locator('main a[href="/no/blog/personal-website"]').first().click();
    await expectNext("/no/blog/personal-website");
    await page.getByRole("link", { name: "Til bloggen" }).click();
    await expectNext("/no/blog");
    await page.getByRole("button", { name: /^Teknologi/ }).click();
    await page.waitForURL(`${server.url}/no/blog?category=technology`);
    await page.getByRole("button", { name: /språk/i }).click();
    await page.getByRole("link", { name: "English", exact: true }).click();
    await expectNext("/blog");
    await page.locator("header").getByRole("link", { name: "Pricing" }).click();
    await expectNext("/pricing");
    await page.evaluate(() => window.location.assign("#main"));
    await page.goBack();
    await page.goBack();
    await expectNext("/blog");
    const [first, listing, later, ...others] = await views(page);
    expect([first?.details, later?.details]).toEqual([metadata("new-resume"), metadata("personal-website")]);
    for (const view of [listing, ...others]) expect(view?.details).toEqual({});
    if (later?.title) expect(later.title).toBe(findArticle("no", "personal-website")?.title);
  });
});

function metadata(slug: string) {
  const found = findArticle("no", slug);
  return {
    article_title: found?.title,
    article_slug: slug,
    article_category: found?.category,
    article_published: found?.date,
    article_minutes: found?.minutes,
  };
}

test("counts once in each when Plausible and a tag manager are configured", async () => {
  const { page } = await visit(`${server.url}/pricing`, {
    before: () => {
      const calls: unknown[][] = [];
      Object.assign(window, { calls, dataLayer: [], plausible: (...call: unknown[]) => calls.push(call) });
    },
  });
  await hydratePage(page);
  await expect.poll(() => page.evaluate(() => (window as unknown as Recorder).calls.length)).toBe(1);
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    expect.objectContaining({ event: "page_view", page_path: "/pricing", page_language: "en" }),
  ]);
});

test("keeps working when analytics fails", async () => {
  const { page } = await visit(`${server.url}/`, {
    expected: [/^console: An analytics script failed on a page view/],
    before: () => {
      Object.assign(window, {
        gtag() {
          throw new Error("blocked");
        },
      });
    },
  });
  await hydratePage(page);
  await page.locator("header").getByRole("link", { name: "Pricing" }).click();
  await page.waitForURL(`${server.url}/pricing`);
  expect(await page.getByRole("main").isVisible()).toBe(true);
});
