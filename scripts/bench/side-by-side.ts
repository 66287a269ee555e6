import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { startServer } from "../../tests/support/server.ts";
import { launchChromium } from "../chromium.ts";
import { serveFolder } from "./folder-server.ts";
import {
  type Figures,
  type Measured,
  measureFirstPaint,
  measureFirstTap,
  measureLoad,
} from "./visit-costs.ts";

/** Alternating rounds; the median counts. */
const rounds = 5;

/** Our pages, one of each kind. */
const ownPages: Omit<Measured, "url">[] = [
  { name: "/", tap: "[popovertarget=menu]" },
  { name: "/no/pricing", tap: "details.question summary" },
  { name: "/blog", tap: "[popovertarget=languages]" },
  { name: "/contact", tap: "main input[name=name]" },
  { name: "/blog/personal-website", tap: "[popovertarget=menu]" },
];

/** Other sites by folder name. If present, the first is the baseline. */
const others = [
  { name: "astrowind", tap: "[data-aw-toggle-menu]" },
  { name: "astro-blog" },
  { name: "floor-html" },
  { name: "floor-react" },
];

const columns = ["work", "script", "style", "blocked", "first", "largest", "tap"] as const;

/**
 * Prints the cost of a page load on a phone for several pages: milliseconds, and the ratio to the first line. On a shared
 * machine, ratios within one run are more reliable than single values.
 *
 * @param siteDir the folder with `site.json` and `client/`
 * @param folder contains other built sites to compare with
 */
export async function printSideBySide(siteDir: string, folder: string | undefined): Promise<void> {
  const server = await startServer({ siteDir });
  const otherSites = await Promise.all(
    others
      .filter(({ name }) => folder && existsSync(join(folder, name)))
      .map(async (other) => ({ ...other, ...(await serveFolder(join(folder ?? "", other.name))) })),
  );
  const browser = await launchChromium();
  const pages: Measured[] = [
    ...otherSites.map(({ name, tap, url }) => ({ name, tap, url: `${url}/` })),
    ...ownPages.map((page) => ({ ...page, url: server.url + page.name })),
  ];
  try {
    const results = await measure(browser, pages);
    console.log(
      `\nCost of a page load on a phone in ms, and relative to ${pages[0]?.name}: median of ${rounds}`,
    );
    console.log(columns.map((column) => column.padStart(13)).join(""));
    for (const { name } of pages) {
      const cells = columns.map((column) => {
        const value = median(results, name, column);
        const base = median(results, pages[0]?.name ?? "", column);
        const ratio = base > 0 ? ` (${(value / base).toFixed(2)})` : "";
        return (Number.isNaN(value) ? "" : value.toFixed(0) + ratio).padStart(13);
      });
      console.log(`${cells.join("")}  ${name}`);
    }
  } finally {
    await browser.close();
    await Promise.all([server.stop(), ...otherSites.map(({ stop }) => stop())]);
  }
}

async function measure(browser: Browser, pages: Measured[]): Promise<[string, Figures][]> {
  const seen: [string, Figures][] = [];
  for (let round = 0; round < rounds; round++) {
    for (const visit of [measureLoad, measureFirstPaint, measureFirstTap]) {
      for (const page of pages) seen.push([page.name, await visit(browser, page)]);
    }
  }
  return seen;
}

function median(seen: [string, Figures][], page: string, column: keyof Figures): number {
  const values = seen.flatMap(([name, figures]) => (name === page ? (figures[column] ?? []) : []));
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
