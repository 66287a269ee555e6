import type { BrowserContext, Page, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chosenStart, times } from "../support/booking-visitor.ts";
import { freeTimes } from "../support/free-times.ts";
import { isStatic } from "../support/hydration.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit } from "../support/visitor.ts";

const server = siteUnderTest();

/** Records the requests for free times. */
function recordRequests() {
  const requests: Request[] = [];
  return {
    requests,
    prepare: async (context: BrowserContext) => {
      context.on("request", (request) => {
        if (request.url().endsWith("/api/booking/slots")) requests.push(request);
      });
    },
  };
}

describe("On a contact page that is not hydrated", () => {
  test("shows six times on several days and opens the form of a chosen one, with one request", async () => {
    const { requests, prepare } = recordRequests();
    const { page, leave, problems } = await visit(`${server.url}/no/contact`, {
      prepare,
      savesData: false,
    });
    await times(page).first().waitFor();
    await untilIdle(page);
    const offered = await times(page).evaluateAll((all) =>
      all.map((time) => (time as HTMLButtonElement).value),
    );
    const free = await freeTimes(server.url);
    expect([offered.length, offered[0]]).toEqual([6, free[0]]);
    expect(free).toEqual(expect.arrayContaining(offered));
    expect(new Set(offered.map((start) => start.slice(0, 10))).size).toBeGreaterThanOrEqual(3);
    expect(await isStatic(page)).toBe(true);
    const wanted = await times(page).nth(2).getAttribute("value");
    await times(page).nth(2).click();
    await page.locator("#booking form").waitFor();
    expect(Date.parse(await chosenStart(page))).toBe(Date.parse(wanted ?? ""));
    expect(requests).toHaveLength(1);
    expect(problems).toEqual([]);
    await leave();
  });

  test("a click on all days opens the calendar", async () => {
    const { page, leave, problems } = await visit(`${server.url}/contact`, { hasTouch: true });
    expect(await isStatic(page)).toBe(true);
    await page.locator("#booking [data-all-days]").tap();
    await page.locator("#booking .booking-month").waitFor();
    expect(problems).toEqual([]);
    await leave();
  });

  test("keeps the times and the focus when it is hydrated", async () => {
    const { requests, prepare } = recordRequests();
    const { page, leave, problems } = await visit(`${server.url}/contact`, { prepare, savesData: false });
    await times(page).first().waitFor();
    await page.evaluate(() => Object.assign(window, { before: document.querySelector(".booking-time") }));
    await times(page).first().focus();
    await hydratePage(page);
    await untilIdle(page);
    expect(
      await page.evaluate(() => {
        const { before } = window as { before?: Element };
        return before?.isConnected && before === document.activeElement;
      }),
    ).toBe(true);
    expect(requests).toHaveLength(1);
    expect(problems).toEqual([]);
    await leave();
  });

  test("retries a failed request automatically", async () => {
    let requests = 0;
    const { page, leave } = await visit(`${server.url}/contact`, {
      expected: [/503/],
      prepare: async (context) => {
        await context.route("**/api/booking/slots", (route) =>
          requests++ === 0 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
        );
      },
    });
    await times(page).first().waitFor();
    expect(requests).toBe(2);
    await leave();
  });
});

test("uses one request when the visitor interacts before the times have loaded", async () => {
  const { requests, prepare } = recordRequests();
  const { page, leave, problems } = await visit(`${server.url}/contact`, {
    prepare,
    savesData: false,
    until: "commit",
  });
  await hydratePage(page);
  await times(page).first().waitFor();
  await untilIdle(page);
  expect(requests).toHaveLength(1);
  expect(problems).toEqual([]);
  await leave();
});

test("does not request times again that are shown while React loads", async () => {
  const { requests, prepare } = recordRequests();
  const held = { answer: () => {}, code: () => {} };
  const answered = new Promise<void>((resolve) => (held.answer = resolve));
  const sent = new Promise<void>((resolve) => (held.code = resolve));
  const { page, leave, problems } = await visit(`${server.url}/contact`, {
    prepare: async (context) => {
      await prepare(context);
      await context.route("**/api/booking/slots", (route) => answered.then(() => route.continue()));
      await context.route("**/assets/use-slots-*.js", (route) => sent.then(() => route.continue()));
    },
  });
  await expect.poll(() => requests.length).toBe(1);
  await hydratePage(page);
  held.answer();
  await times(page).first().waitFor();
  held.code();
  await untilIdle(page);
  expect(requests).toHaveLength(1);
  expect(problems).toEqual([]);
  await leave();
});

test("shows current times when the visitor returns to the page", async () => {
  const { page, context, leave, problems } = await visit(`${server.url}/contact`);
  await times(page).first().waitFor();
  await hydratePage(page);
  const first = await times(page).first().getAttribute("value");
  await context.request.post(`${server.url}/api/booking`, {
    data: {
      start: first,
      name: "Kari",
      email: "k@example.no",
      note: "",
      lang: "en",
      timeZone: "",
      website: "",
    },
  });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(() => times(page).first().getAttribute("value")).not.toBe(first);
  expect(await times(page).count()).toBe(6);
  expect(problems).toEqual([]);
  await leave();
});

/** Starts adding up the layout shifts. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { moved: 0 };
    Object.assign(window, seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as typeof seen).moved += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift" });
  });

/** The day with the longest name in both languages, which takes an extra line on a phone. */
const isOnWednesday = (time: string) => new Date(time).getUTCDay() === 3;

// Norwegian has the longer words, another time zone adds a line.
test.each([
  { path: "/no/contact", width: 320, height: 640, timezoneId: "Europe/Oslo" },
  { path: "/contact", width: 390, height: 844, timezoneId: "America/Los_Angeles" },
  { path: "/contact", width: 820, height: 1180, timezoneId: "America/Los_Angeles" },
  { path: "/no/contact", width: 1440, height: 900, timezoneId: "Europe/Oslo" },
])(
  "$path has no layout shift at $width px when the times load and it is hydrated, in $timezoneId",
  async ({ path, timezoneId, ...viewport }) => {
    const requested = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const { page, leave } = await visit(server.url + path, {
      viewport,
      timezoneId,
      prepare: async (context) => {
        await context.route("**/api/booking/slots", async (route) => {
          requested.resolve();
          await answer.promise;
          const json = await (await route.fetch()).json();
          await route.fulfill({ json: { ...json, slots: json.slots.filter(isOnWednesday) } });
        });
      },
    });
    // The times are requested once the text fonts are in use.
    await requested.promise;
    await watchShifts(page);
    const places = () =>
      page.evaluate(() =>
        ["#booking", "#booking [data-all-days]", "#write"].map((one) => {
          const { top, bottom } = document.querySelector(one)?.getBoundingClientRect() ?? {};
          return [top, bottom];
        }),
      );
    const before = await places();
    answer.resolve();
    await times(page).first().waitFor();
    await hydratePage(page);
    await untilIdle(page);
    expect(await places()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
    await leave();
  },
);
