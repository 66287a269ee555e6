import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, type VisitOptions, visit } from "../support/visitor.ts";
import { stylesThatAreMissing } from "../support/whole-styles.ts";

// What every-page.test.ts sees of a page is how it opens. Here each page is looked at as a visitor leaves it.
// The calendar has its states in booking.test.ts, mailed links theirs in newsletter.test.ts.
const server = sharedSite();

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface State {
  name: string;
  path: string;
  viewport: typeof desk;
  options?: VisitOptions;
  /** What the visitor does, and what shows that the page has answered. Nothing where the page opens like this. */
  reach?: (page: Page) => Promise<unknown>;
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
    .locator("h1", { hasText: /^(Unexpected Application Error|Uventet feil på nettstedet)!$/ })
    .waitFor();
}

const states: State[] = [
  ...["/", "/no"].map((path) => ({
    name: "the menu of a phone is open",
    path,
    viewport: phone,
    reach: (page: Page) => page.locator("header [popovertarget=menu]").first().click(),
  })),
  ...[desk, phone].map((viewport) => ({
    name: "the languages are open",
    path: "/no/services",
    viewport,
    reach: (page: Page) => page.locator(".language-button").click(),
  })),
  ...["/contact", "/no/contact"].map((path, index) => ({
    name: "the form was sent empty",
    path,
    viewport: index === 0 ? phone : desk,
    reach: (page: Page) => send(page).then(() => toast("destructive")(page)),
  })),
  {
    name: "the message is on its way",
    path: "/contact",
    viewport: phone,
    reach: (page) => sendTo(page, undefined).then(() => page.locator("form[aria-busy=true]").waitFor()),
  },
  {
    name: "the message has been sent",
    path: "/no/contact",
    viewport: phone,
    reach: (page) => fillIn(page).then(() => send(page).then(() => toast("success")(page))),
  },
  {
    name: "the message could not be sent",
    path: "/contact",
    viewport: desk,
    options: { expected: [/400|not taken/] },
    reach: (page) => sendTo(page, refused).then(() => toast("destructive")(page)),
  },
  {
    name: "without its scripts the form was refused",
    path: "/contact",
    viewport: phone,
    options: { expected: [/422/] },
    reach: async (page) => {
      await fillIn(page);
      await form(page).locator("[name=email]").fill("kari@example");
      await form(page).evaluate((element: HTMLFormElement) => element.submit());
      await page.waitForURL("**/api/contact");
    },
  },
  {
    name: "the newsletter was asked for with no address",
    path: "/no/services",
    viewport: phone,
    reach: (page) =>
      page
        .locator("footer [type=submit]")
        .click()
        .then(() => page.locator("footer .field-error").waitFor()),
  },
  {
    name: "the newsletter was asked for",
    path: "/services",
    viewport: desk,
    reach: async (page) => {
      await page.locator("footer [type=email]").fill("kari@example.no");
      await page.locator("footer [type=submit]").click();
      await page.locator("footer [role=status]:not(:empty)").waitFor();
    },
  },
  {
    name: "the search found something",
    path: "/blog?q=domain",
    viewport: phone,
    reach: (page) => page.locator("#search-results mark").first().waitFor(),
  },
  {
    name: "the search found nothing",
    path: "/no/blog?q=xylofonist",
    viewport: desk,
    reach: (page) => page.getByText("Ingenting om").waitFor(),
  },
  {
    name: "a category is chosen",
    path: "/blog?category=technology",
    viewport: desk,
    reach: (page) => page.locator(".chip[aria-pressed=true]", { hasText: "Technology" }).waitFor(),
  },
  {
    name: "a tooltip is open",
    path: "/no/testimonials",
    viewport: desk,
    reach: async (page) => {
      // Far down the page: the focus scrolls to it, which must not close what it opens.
      await page.getByRole("button", { name: "Eksempel" }).last().focus();
      await page.waitForTimeout(300);
      await page.locator(".tip:popover-open").waitFor();
    },
  },
  {
    name: "the questions and the comparison of a phone are open",
    path: "/pricing",
    viewport: phone,
    reach: (page) =>
      page.locator("details").evaluateAll((all) =>
        all.forEach((one) => {
          (one as HTMLDetailsElement).open = true;
        }),
      ),
  },
  {
    name: "the contents of an article are open",
    path: "/blog/norway-job-market",
    viewport: phone,
    reach: (page) => main(page).locator("summary").first().click(),
  },
  {
    name: "the handle is at its end, and the film has been stopped",
    path: "/",
    viewport: desk,
    reach: async (page) => {
      await page.getByRole("slider").press("End");
      await page.locator(".film").scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "Play the film" }).click();
      await page.getByRole("button", { name: "Pause the film" }).click();
      await page.getByRole("button", { name: "Play the film" }).waitFor();
    },
  },
  ...[
    { path: "/", locale: "nb-NO" },
    { path: "/no", locale: "en-GB" },
  ].map(({ path, locale }) => ({
    name: "the other language is offered",
    path,
    viewport: phone,
    options: { locale },
    reach: (page: Page) => page.locator(".language-offer").waitFor(),
  })),
  ...["/", "/no"].map((path) => ({
    name: "a page could not be shown",
    path,
    viewport: desk,
    options: { expected: [/./] },
    reach: breakServices,
  })),
  ...[
    "/booking",
    "/booking?lang=no",
    "/newsletter/requested",
    "/newsletter/confirm?t=x&lang=no",
    "/newsletter/unsubscribe?t=x",
  ].map((path) => ({
    name: "the server made the page",
    path,
    viewport: phone,
    options: { expected: [/404/] },
  })),
];

test.each(states)(
  "$name on $path, $viewport.width px wide: axe finds nothing, no style is missing",
  async (state) => {
    const { path, viewport, reach, options } = state;
    const { page, context, problems } = await visit(server.url + path, {
      viewport,
      reducedMotion: "reduce",
      ...options,
    });
    if (reach) {
      await alive(page);
      await reach(page);
      expect(await stylesThatAreMissing(page)).toEqual([]);
    }
    expect(await findings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  },
);
