import { describe, expect, test } from "vitest";
import { readPage, sitePages } from "../support/site-pages.ts";

/** Bytes of HTML with its CSS, brotli: what ten TCP segments carry before the first acknowledgement. */
const pageBudget = 14_600;
const articleBudget = 22_000;

describe.each(sitePages())("$path", (page) => {
  test("its first response fits", () => {
    const budget = /\/blog\/./.test(page.path) ? articleBudget : pageBudget;
    expect(readPage(page, "br").length).toBeLessThanOrEqual(budget);
  });

  test("nothing but its inline stylesheet blocks the first paint, and one font is preloaded", () => {
    const html = readPage(page).toString("utf8");
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(html).not.toMatch(/<script[^>]+src=/);
    expect(html).not.toMatch(/<link[^>]+rel="modulepreload"/);
    expect(html.match(/<link[^>]+rel="preload"[^>]+as="font"/g)).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
  });
});
