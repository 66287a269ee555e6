import type { Browser, Locator, Page } from "playwright-core";
import { startServer } from "../../tests/support/server.ts";
import { launchChromium } from "../chromium.ts";

/** Rounds for each link; the median counts. */
const rounds = 9;
/** From the click to the painted page, on a machine that is not slowed down, in ms. */
const goal = 50;
/** How many times slower the processor is made, as Lighthouse does to show a middling phone. */
const slowdowns = [1, 4];

const devices = [
  { name: "desktop", viewport: { width: 1440, height: 900 } },
  { name: "phone", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];

/** Links of each kind: to an ordinary page, a long one, an article, and the same page in the other language. */
const clicks = [
  { from: "/", to: "/services" },
  { from: "/services", to: "/pricing" },
  { from: "/blog", to: "/blog/personal-website" },
  { from: "/no/blog/new-resume", to: "/no/blog" },
  { from: "/pricing", to: "/no/pricing" },
];

/** What the machine needs at the least: a page of two elements, of which the click changes one word. */
const emptyPage = `data:text/html,<body><main><h1>One</h1><a href="%23">Next</a></main>`;

/**
 * Measures how long the next page takes to show after a click, once it has been fetched ahead (the pointer or the focus
 * on the link does that): from the click event to the first frame that has the next page's heading. Every round is a
 * visit of its own.
 *
 * @param siteDir the folder with `site.json` and `client/`
 * @returns false when a median without slowdown is above 50 ms
 */
export async function printNavigation(siteDir: string): Promise<boolean> {
  const server = await startServer({ siteDir });
  const browser = await launchChromium();
  const slow: string[] = [];
  console.log(`\nFrom click to the next page, fetched ahead: median of ${rounds} (lowest to highest), in ms`);
  try {
    console.log(`  ${(await measureEmptyPage(browser)).padEnd(36)}an empty page, for comparison`);
    for (const device of devices) {
      console.log(
        `  ${["as it is", "CPU 4× slower"].map((title) => title.padEnd(18)).join("")}${device.name}`,
      );
      for (const click of clicks) {
        const cells = [];
        for (const slowdown of slowdowns) {
          const times = await measure(browser, server.url, device, click, slowdown);
          if (slowdown === 1 && medianOf(times) > goal) slow.push(`${click.from} → ${click.to}`);
          cells.push(shown(times));
        }
        console.log(`  ${cells.map((cell) => cell.padEnd(18)).join("")}${click.from} → ${click.to}`);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(
    slow.length === 0 ? `PASS: none above ${goal} ms` : `FAIL: above ${goal} ms: ${slow.join(", ")}`,
  );
  return slow.length === 0;
}

/** The times of all rounds in ms, shortest first. */
async function measure(
  browser: Browser,
  url: string,
  device: (typeof devices)[number],
  { from, to }: (typeof clicks)[number],
  slowdown: number,
): Promise<number[]> {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const { name: _name, ...settings } = device;
    const page = await browser.newPage(settings);
    await page.goto(url + from, { waitUntil: "networkidle" });
    const processor = await page.context().newCDPSession(page);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const link = await linkTo(page, to);
    await fetchAhead(page, link);
    const shown = page.evaluate(timeToHeading, to);
    await link.click();
    times.push(await shown);
    await page.close();
  }
  return times.sort((a, b) => a - b);
}

async function measureEmptyPage(browser: Browser): Promise<string> {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const page = await browser.newPage();
    await page.goto(emptyPage);
    await page.evaluate(() => {
      document.querySelector("a")?.addEventListener("click", () => {
        for (const heading of document.querySelectorAll("h1")) heading.textContent = "Two";
      });
    });
    const shownAfter = page.evaluate(timeToHeading, null);
    await page.getByRole("link").click();
    times.push(await shownAfter);
    await page.close();
  }
  return shown(times.sort((a, b) => a - b));
}

function medianOf(times: number[]): number {
  return times[Math.floor(rounds / 2)] ?? Number.POSITIVE_INFINITY;
}

/** The median, the lowest and the highest of times that are in order. */
function shown(times: number[]): string {
  return `${medianOf(times).toFixed(0)} (${times[0]?.toFixed(0)} to ${times.at(-1)?.toFixed(0)})`;
}

/** A link that can be clicked, behind the choice of languages where it stands there. */
async function linkTo(page: Page, to: string): Promise<Locator> {
  const switched = page.locator(`#languages a[href="${to}"]`);
  if ((await switched.count()) > 0) {
    await page.locator("[popovertarget=languages]").click();
    return switched;
  }
  return page.locator(`main a[href="${to}"], footer a[href="${to}"]`).filter({ visible: true }).first();
}

/** Puts the focus on the link, as the pointer's coming would, and waits for what that fetches. */
async function fetchAhead(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForEvent("requestfinished", (request) =>
    new URL(request.url()).pathname.endsWith(".data"),
  );
  await link.focus();
  await fetched;
  await page.waitForTimeout(500);
}

/**
 * Runs in the page: resolves with the ms from the click to the frame that shows another heading.
 *
 * @param path the next page's; null where the page stays
 */
function timeToHeading(path: string | null): Promise<number> {
  const before = document.querySelector("main h1");
  return new Promise((resolve) => {
    let clicked = 0;
    document.addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    const text = before?.textContent;
    const watch = new MutationObserver(() => {
      const heading = document.querySelector("main h1");
      if ((path !== null && window.location.pathname !== path) || !heading || heading.textContent === text)
        return;
      watch.disconnect();
      requestAnimationFrame(() => {
        // The frame is drawn after this callback; a message comes right behind it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        port2.postMessage("painted");
      });
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
