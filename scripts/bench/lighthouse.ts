import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { pathWithoutLanguage } from "../../app/i18n/languages.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { pageHeads } from "../../tests/support/page-head.ts";
import { startServer } from "../../tests/support/server.ts";
import { chromiumArgs, ensureChromium } from "../chromium.ts";
import { exitWithUsage, readArguments } from "../command-line.mjs";
import { installTool } from "../install-tool.ts";

/** Runs per page; the median counts. */
const runs = 3;

/** Goals on a phone with Lighthouse's simulated slow 4G: minimum scores, maximum times (ms) and layout shift. */
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
/** Goals with applied throttling, which is closer to a real visit. */
const appliedGoals = { LCP: 800, CLS: 0.005 };

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const metrics = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Figures = Record<string, number>;

/** The used part of Lighthouse's report. */
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
  /** Lighthouse's CPU benchmark during the run, for interpreting the times. */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>;

/** Lighthouse's mobile throttling. */
interface Throttling {
  /** Whether throttling is applied or simulated. */
  applied: boolean;
  /**
   * CPU slowdown factor. Lighthouse's default of 4 simulates a mid-range phone on a fast desktop
   * computer (1,500 to 2,000 by its benchmark); its documentation advises 2 for machines of 800 to 1,500.
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
 * Prints scores and times of pages in every language, the worst of each, and failed audits.
 *
 * @param names pages by path, `home` for the home page; all indexable pages by default
 * @param throttling with `applied` only the times are checked
 * @returns whether every goal is reached
 */
async function printLighthouse(names: string[] | undefined, throttling: Throttling): Promise<boolean> {
  const { applied, cpuSlowdown } = throttling;
  const pages = pageHeads().filter(
    ({ path, indexed }) => indexed && (names?.includes(pageName(path)) ?? true),
  );
  if (pages.length === 0) exitWithUsage(usage, `No page is called ${names?.join(" or ")}`);
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
      const figures = medians(reports.map(readFigures));
      speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
      console.log(columns.map((name) => shown(name, figures[name]).padStart(8)).join(""), ` ${path}`);
      for (const name of columns) {
        const value = figures[name] ?? Number.NaN;
        worst[name] = worse(name, worst[name] ?? value, value);
      }
      const [report] = reports;
      if (report && !applied) {
        for (const cost of listLostPoints(report)) costs.set(cost, [...(costs.get(cost) ?? []), path]);
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
    ([name, limit]) => worst[name] === undefined || worse(name, worst[name], limit) !== limit,
  );
  const list = missed.map(
    ([name, limit]) => `${name} ${shown(name, worst[name])} instead of ${shown(name, limit)}`,
  );
  console.log(missed.length === 0 ? "PASS: every goal is reached" : `FAIL: ${list.join(", ")}`);
  return missed.length === 0;
}

/** Lighthouse's function, or undefined with a message when it cannot be installed. */
async function loadLighthouse(): Promise<Lighthouse | undefined> {
  const { folder, missing } = installTool(resolve(import.meta.dirname, "../lighthouse"));
  if (!folder) {
    console.warn(`SKIPPED: Lighthouse could not be installed.\n${missing}`);
    return undefined;
  }
  const module = pathToFileURL(join(folder, "node_modules/lighthouse/core/index.js")).href;
  return (await import(module)).default;
}

/** One in a hundred traces is incomplete; Lighthouse then asks to run again, which is done once. */
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
function readFigures({ categories: scores, audits }: Report): Figures {
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

/** Audits below 100 of a category. The times have their own goals. */
function listLostPoints({ categories: scores, audits }: Report): string[] {
  const timed = new Set<string>([...Object.values(metrics), "speed-index"]);
  return Object.entries(scores).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const found = audits[id];
      if (!found || weight === 0 || found.score === null || found.score === 1 || timed.has(id)) return [];
      return [`${category}, ${id}: ${found.explanation ?? found.displayValue ?? found.title}`];
    }),
  );
}

/** Scores should be high, times and layout shift low. */
function worse(name: string, a: number, b: number): number {
  return (categories as readonly string[]).includes(name) ? Math.min(a, b) : Math.max(a, b);
}

function shown(name: string, value = Number.NaN): string {
  return name === "CLS" ? value.toFixed(3) : value.toFixed(0);
}

function short(name: string): string {
  return { performance: "perf", accessibility: "a11y", "best-practices": "best" }[name] ?? name;
}

/** `/no/blog/new-resume` becomes `blog/new-resume`, a home page `home`. */
function pageName(path: string): string {
  return pathWithoutLanguage(path).slice(1) || "home";
}
