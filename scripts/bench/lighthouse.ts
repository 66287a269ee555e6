import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { pathWithoutLanguage } from "../../app/i18n/languages.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { pageHeads } from "../../tests/support/page-head.ts";
import { startServer } from "../../tests/support/server.ts";
import { chromiumArgs, ensureChromium } from "../chromium.ts";
import { readArguments, refuse } from "../command-line.mjs";
import { installApart } from "../install-apart.ts";

/** Runs of each page; the median of each figure counts. */
const runs = 3;

/** On a phone with slow 4G as Lighthouse simulates it: scores at least, times (ms) and shift at most. */
const goals = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  FCP: 700,
  LCP: 900,
  TBT: 50,
  CLS: 0.005,
};
/** With the line and the processor really slowed down, which is nearer to what a visitor sees. */
const appliedGoals = { LCP: 800, CLS: 0.005 };

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Figures = Record<string, number>;

/** The part of Lighthouse's report that is used here. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      numericValue?: number;
      explanation?: string;
      displayValue?: string;
    }
  >;
  /** How fast the processor was during the run, by Lighthouse's own measure. The times are to be read beside it. */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

/** The slow line and processor of the phone that Lighthouse stands for. */
interface Throttling {
  /** Whether both are really slowed down; simulated otherwise. */
  applied: boolean;
  /**
   * How many times slower than this machine's the processor is. Lighthouse's own 4 makes a middling phone of a fast desktop
   * computer (1,500 to 2,000 by its measure); its documentation advises 2 for machines of 800 to 1,500.
   */
  cpuSlowdown: number;
}

const usage = `npm run bench:lighthouse: what Lighthouse says of the built site, page by page.

  --pages home,pricing   only these pages, as their addresses name them
  --applied              with line and processor really slowed down
  --cpu-slowdown 2       for a slower machine than Lighthouse expects`;

const { values } = readArguments(usage, {
  options: {
    pages: { type: "string" },
    applied: { type: "boolean", default: false },
    "cpu-slowdown": { type: "string", default: "4" },
  },
});
const throttling = { applied: values.applied, cpuSlowdown: Number(values["cpu-slowdown"]) };
process.exitCode = (await printLighthouse(values.pages?.split(","), throttling)) ? 0 : 1;

/**
 * Prints scores and times of pages in every language, then the worst of each and what cost points.
 *
 * @param names pages as their addresses name them, `home` for the front page; all that search engines may keep if absent
 * @param throttling with `applied` only the times are looked at
 * @returns whether every goal is reached
 */
async function printLighthouse(names: string[] | undefined, throttling: Throttling): Promise<boolean> {
  const { applied, cpuSlowdown } = throttling;
  const pages = pageHeads().filter(({ path, indexed }) => indexed && (names?.includes(nameOf(path)) ?? true));
  if (pages.length === 0) refuse(usage, `No page is called ${names?.join(" or ")}`);
  const lighthouse = await loadLighthouse();
  if (!lighthouse) return true;
  const server = await startServer();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  const goal: Figures = applied ? appliedGoals : goals;
  const columns = applied ? Object.keys(metrics) : Object.keys(goals);
  const worst: Figures = {};
  const speeds: number[] = [];
  const costs = new Map<string, string[]>();
  console.log(columns.map((name) => short(name).padStart(8)).join(""), " page");
  try {
    for (const { path } of pages) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) {
        reports.push(await audit(lighthouse, server.url + path, port, throttling));
      }
      const figures = medians(reports.map(figuresOf));
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      console.log(columns.map((name) => shown(name, figures[name]).padStart(8)).join(""), ` ${path}`);
      for (const name of columns) {
        const value = figures[name] ?? Number.NaN;
        worst[name] = worseOf(name, worst[name] ?? value, value);
      }
      const [report] = reports;
      if (report && !applied) {
        for (const cost of costsOf(report)) costs.set(cost, [...(costs.get(cost) ?? []), path]);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(columns.map((name) => shown(name, worst[name]).padStart(8)).join(""), " worst");
  speeds.sort((a, b) => a - b);
  const [slowest, middle, fastest] = [0, 0.5, 1].map(
    (part) => speeds[Math.round(part * (speeds.length - 1))],
  );
  console.log(
    `Processor ${cpuSlowdown} times slower than this one, which is ${slowest} to ${fastest} by Lighthouse's measure, median ${middle}`,
  );
  for (const [cost, where] of costs) {
    console.log(`  ${cost}: ${where.slice(0, 3).join(", ")}${where.length > 3 ? " …" : ""}`);
  }
  const missed = Object.entries(goal).filter(
    ([name, limit]) => worst[name] === undefined || worseOf(name, worst[name], limit) !== limit,
  );
  const list = missed.map(
    ([name, limit]) => `${name} ${shown(name, worst[name])} instead of ${shown(name, limit)}`,
  );
  console.log(missed.length === 0 ? "PASS: every goal is reached" : `FAIL: ${list.join(", ")}`);
  return missed.length === 0;
}

/** Lighthouse's own function, or undefined, with a word about it, where it cannot be installed. */
async function loadLighthouse(): Promise<Lighthouse | undefined> {
  const { folder, missing } = installApart(resolve(import.meta.dirname, "../lighthouse"));
  if (!folder) {
    console.warn(`SKIPPED: Lighthouse could not be installed.\n${missing}`);
    return undefined;
  }
  const module = pathToFileURL(join(folder, "node_modules/lighthouse/core/index.js")).href;
  return (await import(module)).default;
}

/** Once in a hundred runs a trace has no beginning, and Lighthouse asks to be run again: it is, once. */
async function audit(
  lighthouse: Lighthouse,
  url: string,
  port: number,
  { applied, cpuSlowdown }: Throttling,
): Promise<Report> {
  let trouble: string | undefined;
  for (let attempt = 0; attempt < 2; attempt++) {
    const result = await lighthouse(url, {
      port,
      output: [],
      logLevel: "error",
      onlyCategories: applied ? ["performance"] : categories,
      throttlingMethod: applied ? "devtools" : "simulate",
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    trouble = result?.lhr.runtimeError?.message;
  }
  throw new Error(`${url}: ${trouble}`);
}

/** Scores from 0 to 100, times in ms, the shift as it is. */
function figuresOf({ categories: scores, audits }: Report): Figures {
  return Object.fromEntries([
    ...Object.entries(scores).map(([name, { score }]) => [name, (score ?? 0) * 100]),
    ...Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
  ]);
}

function medians(all: Figures[]): Figures {
  const middle = (name: string) =>
    all.map((figures) => figures[name] ?? Number.NaN).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  return Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, middle(name) ?? Number.NaN]));
}

/** What keeps a category from 100, by its audit. The times have goals of their own. */
function costsOf({ categories: scores, audits }: Report): string[] {
  const timed = new Set<string>([...Object.values(metrics), "speed-index"]);
  return Object.entries(scores).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const found = audits[id];
      if (!found || weight === 0 || found.score === null || found.score === 1 || timed.has(id)) return [];
      return [`${category}, ${id}: ${found.explanation ?? found.displayValue ?? found.title}`];
    }),
  );
}

/** Scores are better high, times and shift low. */
function worseOf(name: string, a: number, b: number): number {
  return (categories as readonly string[]).includes(name) ? Math.min(a, b) : Math.max(a, b);
}

function shown(name: string, value = Number.NaN): string {
  return name === "CLS" ? value.toFixed(3) : value.toFixed(0);
}

function short(name: string): string {
  return { performance: "perf", accessibility: "a11y", "best-practices": "best" }[name] ?? name;
}

/** `/no/blog/new-resume` is called `blog/new-resume`, a front page `home`. */
function nameOf(path: string): string {
  return pathWithoutLanguage(path).slice(1) || "home";
}
