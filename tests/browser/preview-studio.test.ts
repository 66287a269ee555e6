import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { framed, norwegianCv, openForm, paste } from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

test("shows the page first, with full screen, designs and the form one click away, and saves the chosen design", async () => {
  const { page } = await visitHydrated(`${server.url}/no/preview`, {
    viewport: { width: 1440, height: 900 },
  });
  await paste(page, norwegianCv);
  await page.locator("#export").waitFor();

  // Private data take one line, and the form is closed.
  expect(await page.locator(".private-data > summary").innerText()).toMatch(/^\d private opplysninger/);
  expect(await page.locator(".form-drawer").count()).toBe(0);
  expect(await page.locator("header.bar").isVisible()).toBe(false);

  // At 1440 px the page is shown at its real size.
  const scale = () =>
    page.evaluate(() => {
      const frame = document.querySelector("main iframe") as HTMLIFrameElement;
      return frame.getBoundingClientRect().width / (frame.contentWindow?.innerWidth ?? 1);
    });
  expect(await scale()).toBeCloseTo(1, 2);
  await openForm(page);
  expect(await scale()).toBeCloseTo(1, 2);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".form-drawer").count()).toBe(0);

  await page.getByRole("button", { name: "Fullskjerm" }).click();
  await expect
    .poll(() =>
      page.locator(".screen").evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    )
    .toEqual([1440, 900]);
  expect(await findings(page, "main")).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("[data-full-screen]").count()).toBe(0);
  expect(await page.getByRole("radio", { name: "Plan" }).isChecked()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Fullskjerm");

  // Thumbnails show the visitor's own page.
  await page.locator("#studio-designs").scrollIntoViewIfNeeded();
  await page.locator(".thumbnail iframe").nth(2).contentFrame().getByText("Kari").first().waitFor();
  await page.getByRole("button", { name: "Velg Kyst" }).click();
  await page.getByRole("radio", { name: "Furu" }).check({ force: true });
  await page.getByRole("radio", { name: "Liten" }).check({ force: true });
  // The figure of "Kuttet matsvinnet med 12 prosent" is large.
  await framed(page)
    .locator(".figure b", { hasText: /^12\sprosent$/ })
    .waitFor();
  const figure = page.getByRole("checkbox", { name: "Kuttet matsvinnet med 12 prosent" });
  await figure.uncheck();
  await expect.poll(() => framed(page).locator(".figure b").count()).toBe(0);

  // An answer appears on the page at once, with its number as the figure, and can be changed and undone.
  await page.getByLabel("Hva er du mest stolt av?").fill("Lærte opp lærlinger.");
  await page.getByLabel("Hvilket tall viser det?").fill("9 kokker");
  await page.getByRole("button", { name: "Sett det inn på siden" }).click();
  await framed(page).locator(".figure", { hasText: "9 kokker Lærte opp lærlinger" }).waitFor();
  await page.getByRole("button", { name: "Endre det" }).click();
  await expect
    .poll(() => page.locator("textarea:focus").inputValue())
    .toContain("Lærte opp lærlinger: 9 kokker");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Angre" }).click();
  await expect.poll(() => framed(page).locator(".figure b").count()).toBe(0);
  await figure.check();

  // A peak of the coastline names its employer and links to its entry without leaving the page.
  const peak = framed(page).locator(".peaks a").last();
  await peak.focus();
  // Evaluated in the parent page, because no script may run in the frame.
  const textOfPeak = () =>
    page.evaluate(() => {
      const text = document.querySelector("iframe")?.contentDocument?.activeElement?.querySelector("text");
      return text && getComputedStyle(text).visibility;
    });
  expect(await textOfPeak()).toBe("visible");
  expect(await peak.getAttribute("aria-label")).toMatch(/^Fjordkroa, 2015/);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.querySelector("iframe")?.contentWindow?.scrollY))
    .toBeGreaterThan(0);

  // Dark mode on a light device, in the desktop and phone previews side by side.
  const ground = (at: number) =>
    page.evaluate((at) => {
      const inside = document.querySelectorAll<HTMLIFrameElement>(".screen iframe")[at]?.contentDocument;
      return inside && getComputedStyle(inside.body).backgroundColor;
    }, at);
  const light = await ground(0);
  await page.getByRole("button", { name: "Mørk side" }).click();
  await expect.poll(() => ground(0)).not.toBe(light);
  await page.getByRole("radio", { name: "Begge" }).check({ force: true });
  await expect.poll(() => page.locator(".screen").count()).toBe(2);
  const dark = await ground(0);
  // The second frame's document appears after its element.
  await expect.poll(() => ground(1)).toBe(dark);
  expect(dark).toMatch(/^\w+\(/);
  await expect
    .poll(() =>
      page
        .locator(".screen iframe")
        .nth(1)
        .evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.innerWidth),
    )
    .toBeLessThan(400);
  await page.getByRole("radio", { name: "Datamaskin" }).check({ force: true });

  // A line that only the visitor sees offers the missing story as an order.
  await framed(page)
    .getByRole("link", { name: /Her ville vi skrevet om dette: 12\sprosent/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("professional-offer");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Lagre", exact: true }).click(),
  ]);
  const html = await readFile(await saved.path(), "utf8");
  expect(html).toContain(":root{--water:165}");
  expect(html).toContain(":root{--headline:0.7}");
  expect(html).not.toContain("data-field");
  expect(html).not.toContain("Her ville vi skrevet");
});

test("fills a phone with the page above one bar, and opens a field in a drawer when its text is tapped", async () => {
  const { page } = await visitHydrated(`${server.url}/preview`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  expect(await page.getByText("Drop your CV here").isVisible()).toBe(false);
  await paste(page, norwegianCv);
  await page.locator("#export").waitFor();
  const box = await page.locator(".screen").boundingBox();
  expect(box?.width).toBe(390);
  expect(box?.height).toBeGreaterThan(700);
  await framed(page).getByText("Kari Prøve Testdal").first().tap();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
    .toBe("Kari Prøve Testdal");
  const drawer = await page.locator(".form-drawer").boundingBox();
  expect(drawer?.y).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Close the form" }).tap();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Edit");
  await page.locator("[popovertarget=studio-view]").tap();
  await page.getByRole("radio", { name: "Hefte" }).check({ force: true });
  await framed(page).locator(".booklet").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".studio-menu-button").tap();
  await page.locator("#studio-menu").getByRole("link", { name: "The next step" }).tap();
  await page.locator("#export").waitFor();
});
