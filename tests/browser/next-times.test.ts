import type { BrowserContext, Request } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chosenStart, times } from "../support/booking-visitor.ts";
import { recordShifts, shiftsSince } from "../support/font-loading.ts";
import { freeTimes } from "../support/free-times.ts";
import { isStatic } from "../support/hydration.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit, visitHydrated } from "../support/visitor.ts";

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
    const { page } = await visit(`${server.url}/no/contact`, { prepare, savesData: false });
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
  });

  test("keeps the times and the focus when it is hydrated, and shows current times when the visitor returns", async () => {
    const { requests, prepare } = recordRequests();
    const { page, context } = await visit(`${server.url}/contact`, { prepare, savesData: false });
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
    const first = await times(page).first().getAttribute("value");
    await context.request.post(`${server.url}/api/booking`, {
      data: { start: first, name: "Kari", email: "k@example.no", lang: "en", timeZone: "" },
    });
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => times(page).first().getAttribute("value")).not.toBe(first);
    expect(await times(page).count()).toBe(6);
  });

  test("retries a failed request automatically", async () => {
    let requests = 0;
    const { page } = await visit(`${server.url}/contact`, {
      expected: [/503/],
      prepare: async (context) => {
        await context.route("**/api/booking/slots", (route) =>
          requests++ === 0 ? route.fulfill({ status: 503, json: {} }) : route.continue(),
        );
      },
    });
    await times(page).first().waitFor();
    expect(requests).toBe(2);
  });
});

test("uses one request when the visitor interacts before the times have loaded", async () => {
  const { requests, prepare } = recordRequests();
  const { page } = await visitHydrated(`${server.url}/contact`, {
    prepare,
    savesData: false,
    until: "commit",
  });
  await times(page).first().waitFor();
  await untilIdle(page);
  expect(requests).toHaveLength(1);
});

test("does not request times again that are shown while React loads", async () => {
  const { requests, prepare } = recordRequests();
  const [answer, code] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { page } = await visit(`${server.url}/contact`, {
    prepare: async (context) => {
      await prepare(context);
      await context.route("**/api/booking/slots", (route) => answer.promise.then(() => route.continue()));
      await context.route("**/assets/use-slots-*.js", (route) => code.promise.then(() => route.continue()));
    },
  });
  await expect.poll(() => requests.length).toBe(1);
  await hydratePage(page);
  answer.resolve();
  await times(page).first().waitFor();
  code.resolve();
  await untilIdle(page);
  expect(requests).toHaveLength(1);
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
    const { page } = await visit(server.url + path, {
      viewport,
      timezoneId,
      before: recordShifts,
      // How it loads is measured, so nothing may be in its cache.
      isNew: true,
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
    const earlier = (await shiftsSince(page, 0)).length;
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
    expect(await shiftsSince(page, earlier)).toEqual([]);
  },
);
