import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, type VisitOptions, visit } from "../support/visitor.ts";

// What every-page.test.ts sees of a page is how it opens. Here each page is looked at as a visitor leaves it.
// The calendar has its states in booking.test.ts, mailed links theirs in newsletter.test.ts, and what the server makes is
// looked at in policy.test.ts.
const server = sharedSite();

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A visitor's way through states of a page, one after the other. */
interface Way {
  path: string;
  viewport: typeof desk;
  options?: VisitOptions;
  /** By name, what the visitor does, and what shows that the page has answered. */
  states: Record<string, (page: Page) => Promise<unknown>>;
}

const main = (page: Page) => page.locator("main");
const form = (page: Page) => main(page).locator("form[action='/api/contact']");
const send = (page: Page) => form(page).locator("[type=submit]").click();
const toast = (kind: string) => (page: Page) => page.locator(`.toast[data-kind=${kind}]`).waitFor();

async function fillIn(page: Page): Promise<void> {
  await form(page).locator("[name=name]").fill("Kari Ødegård");
  await form(page).locator("[name=email]").fill("kari@example.no");
  await form(page).locator("[name=message]").fill("A message");
}

/** Fills the form in and sends it to a server that answers like this; undefined: not at all. */
async function sendTo(page: Page, answer: { status: number; json: object } | undefined): Promise<void> {
  await page.route("**/send-contact-email", (route) => answer && route.fulfill(answer));
  await fillIn(page);
  await send(page);
}

const refused = {
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

const ways: Way[] = [
  {
    path: "/",
    viewport: phone,
    // English is offered on the Norwegian pages of every-page.test.ts.
    options: { locale: "nb-NO" },
    states: {
      "the other language is offered": (page) => page.locator(".language-offer").waitFor(),
      "the menu is open": (page) => page.locator("header [popovertarget=menu]").first().click(),
    },
  },
  ...[desk, phone].map((viewport) => ({
    path: "/no/services",
    viewport,
    states: { "the languages are open": (page: Page) => page.locator(".language-button").click() },
  })),
  {
    path: "/contact",
    viewport: phone,
    options: { expected: [/400|not accepted/] },
    states: {
      "the form was sent empty": (page) => send(page).then(() => toast("destructive")(page)),
      "the message is on its way": (page) =>
        sendTo(page, undefined).then(() => page.locator("form[aria-busy=true]").waitFor()),
    },
  },
  {
    path: "/contact",
    viewport: desk,
    options: { expected: [/400|not accepted/] },
    states: {
      "the message could not be sent": (page) => sendTo(page, refused).then(() => toast("destructive")(page)),
    },
  },
  {
    path: "/no/contact",
    viewport: phone,
    states: {
      "the message has been sent": (page) =>
        fillIn(page).then(() => send(page).then(() => toast("success")(page))),
    },
  },
  {
    path: "/contact",
    viewport: phone,
    options: { expected: [/422/] },
    states: {
      "without its scripts the form was refused": async (page) => {
        await fillIn(page);
        await form(page).locator("[name=email]").fill("kari@example");
        await form(page).evaluate((element: HTMLFormElement) => element.submit());
        await page.waitForURL("**/api/contact");
      },
    },
  },
  {
    path: "/no/services",
    viewport: phone,
    states: {
      "the newsletter was asked for with no address": async (page) => {
        await page.locator("footer [type=submit]").click();
        await page.locator("footer .field-error").waitFor();
      },
      "the newsletter was asked for": async (page) => {
        await page.locator("footer [type=email]").fill("kari@example.no");
        await page.locator("footer [type=submit]").click();
        await page.locator("footer [role=status]:not(:empty)").waitFor();
      },
    },
  },
  {
    path: "/blog?q=domain",
    viewport: phone,
    states: {
      "the search found something": (page) => page.locator("#search-results mark").first().waitFor(),
    },
  },
  {
    path: "/no/blog?q=xylofonist",
    viewport: desk,
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
    states: {
      "a tooltip is open": async (page) => {
        // Far down the page: the focus scrolls to it, which must not close what it opens.
        await page.getByRole("button", { name: "Eksempel" }).last().focus();
        await page.waitForTimeout(300);
        await page.locator(".tip:popover-open").waitFor();
      },
    },
  },
  {
    path: "/pricing",
    viewport: phone,
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
  // Its words are others, and are set in no page of every-page.test.ts.
  {
    path: "/no",
    viewport: phone,
    options: { expected: [/./] },
    states: { "a page could not be shown": breakServices },
  },
];

test.each(ways.map((way) => ({ ...way, names: Object.keys(way.states).join(", then ") })))(
  "$names on $path, $viewport.width px wide: axe finds nothing",
  async (way) => {
    const { page, leave, problems } = await visit(server.url + way.path, {
      viewport: way.viewport,
      reducedMotion: "reduce",
      ...way.options,
    });
    await hydratePage(page);
    for (const [name, reach] of Object.entries(way.states)) {
      await reach(page);
      expect(await findings(page), name).toEqual([]);
    }
    expect(problems).toEqual([]);
    await leave();
  },
);
