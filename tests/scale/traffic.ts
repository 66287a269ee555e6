import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Form, isStored, type Kind, newForm, send } from "../faults/forms.ts";
import { freeTimes } from "../support/free-times.ts";

export interface RouteFigures {
  requests: number;
  failed: number;
  p50Ms: number;
  p99Ms: number;
  /** The longest time without a successful response. */
  longestGapMs: number;
}

/** Senders of each kind and their pause after a form. */
const senders: Record<Kind, { count: number; pauseMs: number }> = {
  contact: { count: 4, pauseMs: 100 },
  newsletter: { count: 2, pauseMs: 200 },
  booking: { count: 1, pauseMs: 1000 },
};
const readers = 6;
const agent = new Agent({ keepAlive: true });

const cv = new Blob(["%PDF-1.7\n", "x".repeat(60_000)]);
/** Every fifth contact message has the file. */
const formsPerFile = 5;

/** Records how long the requests of a route take, and when they succeed. */
function createRecorder() {
  const routes = new Map<string, { times: number[]; failed: number; last: number; gap: number }>();
  return {
    note(route: string, ms: number, isOk: boolean) {
      const now = performance.now();
      const entry = routes.get(route) ?? { times: [], failed: 0, last: now, gap: 0 };
      routes.set(route, entry);
      entry.times.push(ms);
      entry.gap = Math.max(entry.gap, now - entry.last);
      if (isOk) entry.last = now;
      else entry.failed++;
    },
    figures: (): Record<string, RouteFigures> =>
      Object.fromEntries(
        [...routes].map(([route, { times, failed, gap }]) => {
          const sorted = times.sort((a, b) => a - b);
          const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
          return [
            route,
            {
              requests: times.length,
              failed,
              p50Ms: at(0.5),
              p99Ms: at(0.99),
              longestGapMs: Math.round(gap),
            },
          ];
        }),
      ),
  };
}

/** Reads a page to its end. `fetch` throws an assertion outside its promise when a proxy ends a body half-way. */
function readStatus(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.on("end", () => resolve(response.statusCode)).on("error", reject);
      response.resume();
    });
    request.on("error", reject);
  });
}

/**
 * Reads pages and sends forms of all kinds until `isOver`. A form that fails is sent again with the same key until it
 * is accepted or finally rejected.
 */
export async function traffic(url: string, siteDir: string, isOver: () => boolean) {
  const recorder = createRecorder();
  const forms: Form[] = [];
  const times = await freeTimes(url);
  const assets = readdirSync(join(siteDir, "client/assets"))
    .filter((name) => /^(?:preview|parser|studio).*\.(?:js|css)$/.test(name))
    .map((name) => `/assets/${name}`);
  const pages: [route: string, paths: string[]][] = [
    ["home", ["/", "/no"]],
    ["articles", ["/blog", "/no/blog"]],
    ["contact page", ["/contact", "/no/contact"]],
    ["preview and its assets", ["/preview", "/no/preview", ...assets]],
    ["free times", ["/api/booking/slots", "/booking"]],
  ];

  async function timed(route: string, work: () => Promise<boolean>): Promise<boolean> {
    const started = performance.now();
    const isOk = await work().catch(() => false);
    recorder.note(route, performance.now() - started, isOk);
    return isOk;
  }

  async function read(): Promise<void> {
    while (!isOver()) {
      for (const [route, paths] of pages) {
        const path = paths[Math.floor(Math.random() * paths.length)] ?? "/";
        await timed(route, async () => {
          return (await readStatus(url + path)) === 200;
        });
      }
    }
  }

  async function submit(kind: Kind): Promise<void> {
    while (!isOver()) {
      const start = kind === "booking" ? times.shift() : undefined;
      if (kind === "booking" && !start) return;
      const form = newForm(kind, start ? { start } : {});
      if (kind === "contact" && forms.length % formsPerFile === 0) form.file = cv;
      forms.push(form);
      while (!isStored(form)) {
        let status = 0;
        await timed(kind, async () => {
          status = (await send(url, form)).status;
          return status === 200;
        });
        if (status >= 400 && status < 500 && status !== 409) break;
        if (status !== 200) await sleep(200);
      }
      await sleep(senders[kind].pauseMs);
    }
  }

  await Promise.all([
    ...Array.from({ length: readers }, read),
    ...Object.entries(senders).flatMap(([kind, { count }]) =>
      Array.from({ length: count }, () => submit(kind as Kind)),
    ),
  ]);
  return { forms, routes: recorder.figures() };
}
