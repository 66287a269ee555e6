import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { field, fillIn } from "../support/contact-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { type VisitOptions, visitHydrated } from "../support/visitor.ts";

// every-page.test.ts tests pages as they open, this file the states that visitors bring them into.
// The calendar's states are in booking-states.test.ts, mailed links in newsletter.test.ts, server pages in policy.test.ts.
const server = sharedSite();

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Successive states of a page. */
interface Journey {
  path: string;
  viewport: typeof desk;
  options?: VisitOptions;
  /** Selector of the part that the states change; the whole page by default. */
  part?: string;
  /** Each enters a state, named by its key, and waits until it is shown. */
  states: Record<string, (page: Page) => Promise<unknown>>;
}

const main = (page: Page) => page.locator("main");
const form = (page: Page) => main(page).locator("form[action='/api/contact']");
const send = (page: Page) => form(page).locator("[type=submit]").click();
const toast = (kind: string) => (page: Page) => page.locator(`.toast[data-kind=${kind}]`).waitFor();

/** Fills in and sends the form, with a mocked response; undefined for none. */
async function sendTo(page: Page, answer: { status: number; json: object } | undefined): Promise<void> {
  await page.route("**/send-contact-email", (route) => answer && route.fulfill(answer));
  await fillIn(page, "A message");
  await send(page);
}

const rejection = {
  status: 400,
  json: { ok: false, error: { code: "invalid_request", message: "Not understood.", requestId: "1" } },
};

async function breakServices(page: Page): Promise<void> {
  await page.route("**/services.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.locator("footer a[href$='/services']").click();
  await page
    .locator("h1", { hasText: /^(Unexpected Application Error|Uventet feil på nettsiden)!$/ })
    .waitFor();
}

const journeys: Journey[] = [
  {
    path: "/",
    viewport: phone,
    // every-page.test.ts covers the offer of English on Norwegian pages.
    options: { locale: "nb-NO" },
    states: {
      "the other language is offered": (page) => page.locator(".language-offer").waitFor(),
      "the menu is open": (page) => page.locator("header [popovertarget=menu]").first().click(),
      "the menu is open in dark": async (page) => {
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
        await page.locator("#menu:popover-open").waitFor();
      },
    },
  },
  ...[desk, phone].map((viewport) => ({
    path: "/no/services",
    viewport,
    part: "header",
    states: { "the languages are open": (page: Page) => page.locator(".language-button").click() },
  })),
  {
    path: "/contact",
    viewport: phone,
    options: { expected: [/400|invalid_request/] },
    states: {
      "the form was sent empty": (page) => send(page).then(() => toast("destructive")(page)),
      "the message is being sent": (page) =>
        sendTo(page, undefined).then(() => page.locator("form[aria-busy=true]").waitFor()),
    },
  },
  {
    path: "/contact",
    viewport: desk,
    options: { expected: [/400|invalid_request/] },
    states: {
      "the message could not be sent": (page) =>
        sendTo(page, rejection).then(() => toast("destructive")(page)),
    },
  },
  {
    path: "/no/contact",
    viewport: phone,
    states: {
      "the message has been sent": (page) =>
        fillIn(page, "A message").then(() => send(page).then(() => toast("success")(page))),
    },
  },
  {
    path: "/contact",
    viewport: phone,
    options: { expected: [/422/] },
    states: {
      "the form was rejected without scripts": async (page) => {
        await fillIn(page, "A message");
        await field(page, "email").fill("kari@example");
        await form(page).evaluate((element: HTMLFormElement) => element.submit());
        await page.waitForURL("**/api/contact");
      },
    },
  },
  {
    path: "/no/services",
    viewport: phone,
    part: "footer",
    states: {
      "the newsletter form was sent empty": async (page) => {
        await page.locator("footer [type=submit]").click();
        await page.locator("footer .field-error").waitFor();
      },
      "the newsletter form was sent": async (page) => {
        await page.locator("footer [type=email]").fill("kari@example.no");
        await page.locator("footer [type=submit]").click();
        await page.locator("footer [role=status]:not(:empty)").waitFor();
      },
    },
  },
  {
    path: "/blog?q=domain",
    viewport: phone,
    part: "main",
    states: {
      "the search found something": (page) => page.locator("#search-results mark").first().waitFor(),
    },
  },
  {
    path: "/no/blog?q=xylofonist",
    viewport: desk,
    part: "main",
    states: {
      "the search found nothing": (page) => page.getByText("Ingenting om").waitFor(),
      "a category is chosen": async (page) => {
        await page.locator("#search").fill("");
        await page.locator(".chip-technology").click();
        await page.locator(".chip-technology[aria-pressed=true]").waitFor();
      },
    },
  },
  {
    path: "/no/testimonials",
    viewport: desk,
    part: "main",
    states: {
      "a tooltip is open": async (page) => {
        // Focusing scrolls far down the page, which must not close the tooltip.
        await page.getByRole("button", { name: "Eksempel" }).last().focus();
        await page.waitForTimeout(300);
        await page.locator(".tip:popover-open").waitFor();
      },
    },
  },
  {
    path: "/pricing",
    viewport: phone,
    part: "main",
    states: {
      "the questions and the comparison are open": (page) =>
        page.locator("details").evaluateAll((all) =>
          all.forEach((one) => {
            (one as HTMLDetailsElement).open = true;
          }),
        ),
    },
  },
  {
    path: "/blog/norway-job-market",
    viewport: phone,
    part: "main",
    states: {
      "the contents of the article are open": (page) => main(page).locator("summary").first().click(),
    },
  },
  {
    path: "/",
    viewport: desk,
    options: { expected: [/./] },
    states: {
      "the handle is at its end, and the film has been stopped": async (page) => {
        await page.getByRole("slider").press("End");
        await page.locator(".film").scrollIntoViewIfNeeded();
        await page.getByRole("button", { name: "Play the film" }).click();
        await page.getByRole("button", { name: "Pause the film" }).click();
        await page.getByRole("button", { name: "Play the film" }).waitFor();
      },
      "a page could not be shown": breakServices,
    },
  },
  // In Norwegian too: every-page.test.ts never shows these texts.
  {
    path: "/no",
    viewport: phone,
    options: { expected: [/./] },
    states: { "a page could not be shown": breakServices },
  },
];

test.each(journeys.map((journey) => ({ ...journey, names: Object.keys(journey.states).join(", then ") })))(
  "$names on $path, $viewport.width px wide: axe finds nothing",
  async (journey) => {
    const { page } = await visitHydrated(server.url + journey.path, {
      viewport: journey.viewport,
      ...journey.options,
    });
    for (const [name, reach] of Object.entries(journey.states)) {
      await reach(page);
      expect(await findings(page, journey.part), name).toEqual([]);
    }
  },
);
