import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { visit } from "../support/visitor.ts";

// The comparison of a CV with the website made from it, and the framed examples.
const server = sharedSite();

describe("The comparison", () => {
  test.each(["/", "/no"])("shows CV and website of the same example, from %s", async (path) => {
    const { page } = await visit(server.url + path);
    const cv = (await page.locator(".compare .cv-paper").textContent()) ?? "";
    const screens = page.locator(".compare img");
    await expect
      .poll(() =>
        screens.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true);
    await page.goto(`${server.url}${path === "/" ? "" : path}/examples/ingrid`);
    const name = (await page.locator("h1").textContent()) ?? "?";
    const headline = (await page.locator(".headline").first().textContent()) ?? "?";
    expect(cv).toContain(name);
    expect(cv).toContain(headline);
  });

  test("keeps its handle fully visible at both ends, and moves it to a click", async () => {
    const { page } = await visit(server.url, { viewport: { width: 390, height: 844 } });
    const inside = () =>
      page.evaluate(() => {
        const [frame, knob] = [".compare", ".compare-knob"].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        );
        return frame && knob && knob.left >= frame.left && knob.right <= frame.right;
      });
    await page.getByRole("slider").focus();
    for (const key of ["End", "Home"]) {
      await page.keyboard.press(key);
      await expect
        .poll(() =>
          page.locator(".compare").evaluate((frame) => getComputedStyle(frame).getPropertyValue("--x")),
        )
        .toBe(key === "End" ? "100%" : "0%");
      expect(await inside()).toBe(true);
    }
    const box = await page.locator(".compare").boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect.poll(() => page.getByRole("slider").getAttribute("aria-valuetext")).toMatch(/^7\d ?% /);
  });
});

describe("Framed examples", () => {
  test.each([
    { path: "/", motion: "no-preference", moves: true },
    { path: "/no", motion: "reduce", moves: false },
  ] as const)(
    "scroll under the focus from $path ($motion), and lead to the example",
    async ({ path, motion, moves }) => {
      const { page } = await visit(server.url + path, { reducedMotion: motion });
      const frames = page.locator("main a.site");
      expect(await frames.count()).toBe(3);
      const frame = frames.nth(1);
      await frame.scrollIntoViewIfNeeded();
      const picture = frame.locator("img");
      await expect
        .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      const top = () => picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).f);
      await page.keyboard.press("Tab");
      await frame.focus();
      if (moves) await expect.poll(top).toBeLessThan(-20);
      else expect(await top()).toBe(0);
      // Hovering does the same, also before hydration loads the whole stylesheet.
      const styled = await page.evaluate(() => document.querySelector("style")?.textContent);
      expect(styled).toMatch(/\.site:(?:is\(:)?hover[^{}]*\.site-view img/);
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/examples\/[\w-]+$/);
    },
  );

  test("are a scroll-snap row on a phone, each with a visible edge", async () => {
    const { page } = await visit(server.url, { viewport: { width: 390, height: 844 } });
    const row = page.locator(".sites");
    await row.scrollIntoViewIfNeeded();
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await row.evaluate((list) => getComputedStyle(list).scrollSnapType)).toBe("x mandatory");
  });
});
