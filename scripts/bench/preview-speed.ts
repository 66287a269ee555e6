import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { compose } from "../../tests/cv/compose.ts";
import { renderHtml } from "../../tests/cv/html.ts";
import { makePerson } from "../../tests/cv/person.ts";
import { Random } from "../../tests/cv/random.ts";
import { startServer } from "../../tests/support/server.ts";
import { hydratePage } from "../../tests/support/visitor.ts";
import { launchChromium } from "../chromium.ts";

/** Alternating rounds; the median counts. */
const rounds = 9;
/** Allowed ratio to the time that pdf.js alone needs for the text. */
const maxRatio = 1.5;
/** Longest allowed main-thread task in ms. */
const maxTaskMs = 50;

const pdfJs = createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.mjs");

/** Times of one round in ms, and the long tasks (over 50 ms). */
interface Round {
  /** pdf.js with a cold worker. */
  alone: number;
  /** pdf.js with a warm worker. */
  started: number;
  preview: number;
  tasks: number[];
}

/**
 * Prints the time from choosing a two-page PDF to the finished preview, compared with pdf.js alone for the
 * text of the same file in the same browser. Files are fetched before; pdf.js is measured with a cold
 * and a warm worker.
 *
 * @param siteDir the folder with `site.json` and `client/`
 * @returns false when it takes more than 1.5 times as long or a task of the main thread more than 50 ms
 */
export async function printPreviewSpeed(siteDir: string): Promise<boolean> {
  const server = await startServer({ siteDir });
  const browser = await launchChromium();
  try {
    const file = await twoPages(browser);
    const results: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const alone = await measurePdfJs(browser, server.url, file, false);
      const started = await measurePdfJs(browser, server.url, file, true);
      results.push({ alone, started, ...(await preview(browser, `${server.url}/preview`, file)) });
    }
    const ratio = median(results.map(({ preview, alone }) => preview / alone));
    const longest = median(results.map(({ tasks }) => Math.max(0, ...tasks)));
    console.log(
      `\nFrom choosing a PDF of two pages to its preview, in ms: median of ${rounds} (lowest to highest)`,
    );
    console.log(`  ${spread(results.map(({ alone }) => alone)).padEnd(24)}pdf.js alone, its text`);
    console.log(
      `  ${spread(results.map(({ started }) => started)).padEnd(24)}the same with its worker started before`,
    );
    console.log(`  ${spread(results.map(({ preview }) => preview)).padEnd(24)}the finished preview`);
    console.log(
      `  ${spread(results.map(({ tasks }) => Math.max(0, ...tasks))).padEnd(24)}the longest task over 50 ms`,
    );
    const passes = ratio <= maxRatio && longest <= maxTaskMs;
    console.log(`${passes ? "PASS" : "FAIL"}: ${ratio.toFixed(2)} times pdf.js, at most ${maxRatio} wanted`);
    return passes;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function twoPages(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const random = new Random(12, "tune");
  const html = renderHtml(compose(makePerson(random, "en"), random));
  // Line spacing that fills two pages.
  await page.setContent(`${html}<style>body{line-height:2.1}</style>`);
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true, pageRanges: "1-2" });
  await page.close();
  return printed;
}

/** Time of pdf.js for the text of a file, in its own worker. */
async function measurePdfJs(
  browser: Browser,
  site: string,
  file: Buffer,
  isStarted: boolean,
): Promise<number> {
  const page = await browser.newPage();
  const serve = (path: string, contentType: string, body: string | Buffer) =>
    page.route(site + path, (route) => route.fulfill({ contentType, body }));
  await serve("/alone", "text/html", "<!doctype html><input type=file>");
  await serve("/pdf.mjs", "text/javascript", readFileSync(pdfJs));
  await serve("/pdf.worker.mjs", "text/javascript", readFileSync(pdfJs.replace("pdf.mjs", "pdf.worker.mjs")));
  await page.goto(`${site}/alone`);
  const text = page.evaluate(async (isStarted) => {
    const pdf = await import(`${location.origin}/pdf.mjs`);
    pdf.GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
    await (await fetch(pdf.GlobalWorkerOptions.workerSrc)).arrayBuffer();
    const worker = isStarted ? new pdf.PDFWorker() : undefined;
    await worker?.promise;
    const field = document.querySelector("input") as HTMLInputElement;
    field.dataset.ready = "";
    await new Promise((resolve) => field.addEventListener("change", resolve, { once: true }));
    const start = performance.now();
    const data = new Uint8Array(await new Blob([...(field.files ?? [])]).arrayBuffer());
    const opened = await pdf.getDocument(worker ? { data, worker } : { data }).promise;
    let letters = 0;
    for (let number = 1; number <= opened.numPages; number += 1) {
      const { items } = await (await opened.getPage(number)).getTextContent();
      letters += items.map(({ str = "" }) => str).join("").length;
    }
    if (opened.numPages !== 2 || letters < 500) throw new Error("not the text of two pages");
    return performance.now() - start;
  }, isStarted);
  await page.locator("input[data-ready]").setInputFiles(cv(file));
  const time = await text;
  await page.close();
  return time;
}

/** Time until the page of a file is painted with its fonts. */
async function preview(
  browser: Browser,
  url: string,
  file: Buffer,
): Promise<Omit<Round, "alone" | "started">> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(url);
  await hydratePage(page);
  const reader = page.waitForResponse(/\/parser\.worker-/);
  await page.locator(".chooser").hover();
  await (await reader).finished();
  // There is no event for the start of the preloaded files.
  await page.waitForTimeout(2000);
  const [result] = await Promise.all([
    page.evaluate(finished),
    page.locator("main input[type=file]").first().setInputFiles(cv(file)),
  ]);
  await page.close();
  return result;
}

/** Runs in the page: resolves with the ms since the file was chosen when the frame shows a page with its fonts. */
function finished(): Promise<{ preview: number; tasks: number[] }> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: "longtask" });
  return new Promise((resolve) => {
    document.addEventListener(
      "change",
      ({ timeStamp }) => {
        requestAnimationFrame(function check() {
          const inside = document.querySelector<HTMLIFrameElement>("main iframe")?.contentDocument;
          const isDrawn = inside?.querySelector("h1") && inside.fonts.status === "loaded";
          if (!isDrawn) return requestAnimationFrame(check);
          // The frame is painted after this callback, so wait for a message after it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const preview = performance.now() - timeStamp;
            setTimeout(() => resolve({ preview, tasks }), 500);
          };
          port2.postMessage("painted");
          return 0;
        });
      },
      { capture: true, once: true },
    );
  });
}

const cv = (buffer: Buffer) => ({ name: "cv.pdf", mimeType: "application/pdf", buffer });

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
}

function spread(values: number[]): string {
  return `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
}
