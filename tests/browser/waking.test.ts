import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, atRest, giveSign, type VisitOptions, visit } from "../support/visitor.ts";

const server = siteUnderTest();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The scripts that wake the page, as they were asked for; not the module that looks after it until then. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js") && !/\/idle-/.test(name))
      .map(({ initiatorType }) => initiatorType),
  );

/** What the first module of every page leaves behind when it is run. */
const isAsleep = (page: Page) =>
  page.evaluate(() => !(window as { __reactRouterManifest?: unknown }).__reactRouterManifest);
const isAwake = (page: Page) => page.evaluate(() => document.querySelector(".toasts") !== null);

/** A visitor who acts the moment the page can be seen. React does not run before `release` has been called. */
async function inAHurry(path: string, options: VisitOptions = {}) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const visitor = await visit(server.url + path, {
    ...options,
    until: "commit",
    prepare: async (context) => {
      await context.route("**/assets/entry.client-*.js", async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  await visitor.page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return { ...visitor, release };
}

describe("A page that nobody touches", () => {
  test("runs nothing of React's, and has fetched it for whoever may want it", async () => {
    const { page, context, problems } = await visit(server.url);
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(5);
    await atRest(page);
    expect(new Set(await scripts(page))).toEqual(new Set(["fetch"]));
    expect(await isAsleep(page)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  test.each([
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
  ])(
    "fetches nothing where data are to be saved or the line is slow ($effectiveType)",
    async (connection) => {
      const { page, context } = await visit(`${server.url}/robots.txt`);
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, "connection", { value: connection });
      }, connection);
      await page.goto(server.url);
      // The web app manifest is asked for in the same moment.
      await page.locator("head > [rel=manifest]").waitFor({ state: "attached" });
      expect(await scripts(page)).toEqual([]);
      await alive(page);
      await context.close();
    },
  );

  test("wakes by itself where there is something that counts visits", async () => {
    const { page, context } = await visit(server.url, {
      before: () => void Object.assign(window, { dataLayer: [] }),
    });
    await expect.poll(() => isAwake(page)).toBe(true);
    await context.close();
  });

  test("wakes by itself where its address asks for something", async () => {
    const { page, context } = await visit(`${server.url}/blog?category=leadership`);
    await expect.poll(() => page.locator(".chip-leadership").getAttribute("aria-pressed")).toBe("true");
    await context.close();
  });

  test("wakes by itself once a price on it holds no longer", async () => {
    const { page, context } = await visit(`${server.url}/robots.txt`);
    await page.clock.setSystemTime("2027-02-02T12:00:00Z");
    await page.goto(`${server.url}/pricing`);
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(await page.locator("main del").count()).toBe(0);
    await context.close();
  });
});

describe("While a page sleeps, the browser", () => {
  const fetchedAhead = (page: Page) => {
    const paths: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["sec-purpose"]?.includes("prefetch")) paths.push(new URL(request.url()).pathname);
    });
    return paths;
  };

  test("fetches the main pages once this one is all there, and a tap finds its page", async () => {
    const { page, context, problems } = await visit(`${server.url}/robots.txt`, phone);
    const ahead = fetchedAhead(page);
    await page.goto(`${server.url}/no`);
    await expect.poll(() => ahead).toContain("/no/services");
    await expect
      .poll(() => new Set(ahead))
      .toEqual(new Set(["/no/services", "/no/why-us", "/no/pricing", "/no/blog", "/no/contact"]));
    expect(await isAsleep(page)).toBe(true);
    await atRest(page);
    // A link on the first screen: the way to another would be scrolled, which is a sign.
    await page.locator("main a[href='/no/services']").first().tap();
    await page.waitForURL("**/no/services");
    const [{ deliveryType } = {}] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON() as { deliveryType?: string }),
    );
    expect(deliveryType).toBe("navigational-prefetch");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("and where it woke by itself: a tap finds its page as well", async () => {
    const { page, context, problems } = await visit(`${server.url}/robots.txt`, {
      ...phone,
      before: () => void Object.assign(window, { dataLayer: [] }),
    });
    const ahead = fetchedAhead(page);
    await page.goto(`${server.url}/no`);
    await expect.poll(() => isAwake(page)).toBe(true);
    await expect.poll(() => ahead).toContain("/no/services");
    await atRest(page);
    await page.locator("main a[href='/no/services']").first().tap();
    await page.waitForURL("**/no/services");
    const [{ deliveryType } = {}] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON() as { deliveryType?: string }),
    );
    expect(deliveryType).toBe("navigational-prefetch");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("leaves it to the page once that is awake", async () => {
    const { page, context, problems } = await visit(`${server.url}/terms`);
    const ahead = fetchedAhead(page);
    await alive(page);
    await page.locator("footer a[href='/norway']").hover();
    await page.waitForTimeout(700);
    expect(ahead).not.toContain("/norway");
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("A sign of intent", () => {
  test.each([
    { sign: "pointermove", give: (page: Page) => page.mouse.move(9, 9, { steps: 3 }) },
    { sign: "keydown", give: (page: Page) => page.keyboard.press("Shift") },
    { sign: "focusin", give: (page: Page) => page.locator("footer input[type=email]").focus() },
    { sign: "scroll", give: (page: Page) => page.evaluate(() => window.scrollTo(0, 300)) },
    { sign: "click", give: (page: Page) => page.touchscreen.tap(200, 500) },
  ])("wakes the page once, after the frame that answers it: $sign", async ({ sign, give }) => {
    const { page, context, problems } = await visit(server.url, {
      hasTouch: true,
      before: () => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const frame = () => requestAnimationFrame(() => seen.push("frame"));
        for (const type of ["pointermove", "keydown", "focusin", "scroll", "click"]) {
          addEventListener(
            type,
            () => {
              seen.push(type);
              frame();
            },
            { capture: true },
          );
        }
        // The first thing that the boot module runs.
        let manifest: unknown;
        Object.defineProperty(window, "__reactRouterManifest", {
          get: () => manifest,
          set: (value) => {
            manifest = value;
            seen.push("waking");
          },
        });
      },
    });
    expect(await isAsleep(page)).toBe(true);
    await give(page);
    await expect.poll(() => isAwake(page)).toBe(true);
    await page.mouse.move(20, 20);
    await page.keyboard.press("Shift");
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const given = seen.indexOf(sign);
    expect(given).toBeGreaterThanOrEqual(0);
    expect(seen.slice(given, seen.indexOf("waking"))).toContain("frame");
    expect(seen.filter((what) => what === "waking")).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("is taken again where the scripts failed to come at the first", async () => {
    let asked = 0;
    const { page, context } = await visit(server.url, {
      prepare: async (context) => {
        // Quietly first, then to be run.
        await context.route("**/assets/boot-*.js", (route) =>
          ++asked < 3 ? route.abort() : route.continue(),
        );
      },
      expected: [/boot-|dynamically imported/, /ERR_FAILED/],
    });
    await expect.poll(() => asked).toBe(1);
    await giveSign(page);
    await expect.poll(() => asked).toBe(2);
    await alive(page);
    await context.close();
  });

  test("is no press on a link: the browser follows it undisturbed", async () => {
    const { page, context, problems } = await visit(server.url, phone);
    await page.addInitScript(() => sessionStorage.setItem("loads", "next"));
    await page.locator("main a[href='/services']").first().tap();
    await page.waitForURL("**/services");
    expect(await page.evaluate(() => sessionStorage.getItem("loads"))).toBe("next");
    expect(await isAsleep(page)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("What was begun before the page woke", () => {
  test("an open menu stays open, and its links work", async () => {
    const { page, context, problems, release } = await inAHurry("/", phone);
    await page.locator("header [popovertarget=menu]").first().tap();
    release();
    await alive(page);
    expect(await page.locator("#menu").evaluate((menu) => menu.matches(":popover-open"))).toBe(true);
    await page.locator("#menu a[href='/pricing']").tap();
    await page.waitForURL("**/pricing");
    await expect.poll(() => page.locator("#menu").isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("letters typed into the search are searched for", async () => {
    const { page, context, problems, release } = await inAHurry("/blog");
    await page.locator("#search").focus();
    await page.keyboard.type("link");
    release();
    await page.keyboard.type("edin", { delay: 40 });
    await expect.poll(() => page.locator("#search").inputValue()).toBe("linkedin");
    await page.locator("#search-results li").first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a filter that was pressed is answered, once", async () => {
    const { page, context, problems, release } = await inAHurry("/blog", phone);
    const chip = page.locator(".chip-leadership");
    await chip.tap();
    expect(await chip.getAttribute("aria-pressed")).toBe("false");
    release();
    await expect.poll(() => chip.getAttribute("aria-pressed")).toBe("true");
    await page.waitForURL("**/blog?category=leadership");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a form keeps what was written and chosen, and is sent", async () => {
    const { page, context, problems, release } = await inAHurry("/contact?package=basic");
    const form = page.locator("form[action='/api/contact']");
    await form.locator("[name=name]").fill("Kari Ødegård");
    await form.locator("[name=email]").fill("kari@example.no");
    await form.locator("[name=package]").selectOption({ index: 2 });
    const chosen = await form.locator("[name=package]").inputValue();
    release();
    await alive(page);
    expect(await form.locator("[name=name]").inputValue()).toBe("Kari Ødegård");
    expect(await form.locator("[name=package]").inputValue()).toBe(chosen);
    await form.locator("[name=message]").fill("A message");
    await form.locator("[type=submit]").click();
    await page.locator(".toast[data-kind=success]").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a form that is sent before is sent by the browser", async () => {
    const { page, context, problems } = await inAHurry("/contact");
    const form = page.locator("form[action='/api/contact']");
    await form.locator("[name=name]").fill("Kari Ødegård");
    await form.locator("[name=email]").fill("kari@example.no");
    await form.locator("[name=message]").fill("A message");
    await form.locator("[type=submit]").click();
    await page.waitForURL("**/contact/sent");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("an answer that was opened stays open, and so does what the handle shows", async () => {
    const { page, context, problems, release } = await inAHurry("/pricing");
    const questions = page.locator("details.question");
    await questions.nth(1).locator("summary").click();
    release();
    await alive(page);
    expect(await questions.nth(1).getAttribute("open")).not.toBeNull();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("the handle moves the picture at once", async () => {
    const { page, context, problems, release } = await inAHurry("/");
    const shown = () =>
      page.locator(".compare").evaluate((frame) => getComputedStyle(frame).getPropertyValue("--x"));
    await page.getByRole("slider").focus();
    await page.keyboard.press("End");
    await expect.poll(shown).toBe("100%");
    release();
    await alive(page);
    expect(await shown()).toBe("100%");
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("Once a page is awake", () => {
  test("pages that links in view lead to are fetched ahead, and a tap finds them there", async () => {
    const { page, context, problems } = await visit(`${server.url}/terms`, phone);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await alive(page);
    const link = page.locator("footer a[href='/services']");
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain("/services.data");
    await atRest(page);
    await context.setOffline(true);
    await link.tap();
    await page.waitForURL("**/services");
    await page.locator("main h1").waitFor();
    // The page that was found goes on to fetch ahead what its own links lead to, for which there is no line.
    expect(problems.filter((problem) => !problem.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
    await context.close();
  });

  test("nothing is fetched ahead where data are to be saved", async () => {
    const { page, context } = await visit(`${server.url}/terms`, {
      before: () =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await alive(page);
    await page.locator("footer a[href='/norway']").scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
    await context.close();
  });

  test("the styles of other pages come with the way to one of them", async () => {
    const { page, context, problems } = await visit(`${server.url}/terms`);
    await alive(page);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.locator("footer a[href='/pricing']").click();
    await page.waitForURL("**/pricing");
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    await page.goBack();
    await page.waitForURL("**/terms");
    expect(problems).toEqual([]);
    await context.close();
  });
});
