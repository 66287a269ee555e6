import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import { goTo } from "../support/keyboard.ts";
import {
  chooser,
  docx,
  file,
  fixture,
  framed,
  norwegianCv,
  openForm,
  readNorwegianCv,
} from "../support/preview-visitor.ts";
import { findClippedText } from "../support/reader-settings.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

// every-page.test.ts tests the start page, this file the states after a file was chosen.
const server = sharedSite();

const openAll = (page: Page) =>
  page.locator("main details").evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) if (!one.open) one.querySelector("summary")?.click();
  });

async function opened(path: string, width: number) {
  const visitor = await visit(server.url + path, { viewport: { width, height: 900 } });
  await readNorwegianCv(visitor.page);
  await visitor.page.locator("#export").waitFor();
  await openForm(visitor.page);
  return visitor;
}

// The pages differ only in their translations.
describe.each([
  { path: "/preview", width: 1440 },
  { path: "/no/preview", width: 390 },
])("The studio on $path at $width px with every section open", ({ path, width }) => {
  test("has no axe findings in light and dark, loses no text at 320 px, and shows a desktop wider than high", async () => {
    const { page } = await opened(path, width);
    await openAll(page);
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await colourFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => findClippedText(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    await page.locator("[popovertarget=studio-view]").click();
    await page.getByRole("radio", { name: /^(Desktop|Datamaskin)$/ }).check({ force: true });
    await expect
      .poll(() => page.locator(".screen").evaluate((screen) => screen.clientHeight / screen.clientWidth))
      .toBeCloseTo(0.75, 1);
  });
});

const hangs = 'postMessage({ type: "ready" }); for (;;);';

test("has no axe findings while a file is parsed, when a password is asked for and when a file is rejected", async () => {
  const { page } = await visit(`${server.url}/no/preview`);
  await page.route("**/parser.worker-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: hangs }),
  );
  await hydratePage(page);
  await chooser(page).setInputFiles(docx(norwegianCv));
  await page.locator("main progress").waitFor();
  expect(await findings(page, "main")).toEqual([]);
  await page.unroute("**/parser.worker-*.js");
  await page.getByRole("button", { name: "Stopp" }).click();
  for (const { chosen, shown } of [
    { chosen: fixture("password-secret.pdf"), shown: "input[type=password]" },
    { chosen: file("cv.pdf", ""), shown: "[data-rejection=empty]" },
  ]) {
    await chooser(page).setInputFiles(chosen);
    await page.locator(`main ${shown}`).waitFor();
    expect(await findings(page, "main")).toEqual([]);
  }
});

test("works with the keyboard alone", async () => {
  const { page } = await visitHydrated(`${server.url}/no/preview`, {
    viewport: { width: 1440, height: 900 },
  });
  await goTo(page, /^Lim inn teksten/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(norwegianCv);
  await goTo(page, /^Lag siden/);
  await page.keyboard.press("Enter");
  await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await goTo(page, /^Kyst/);
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: "Plan" }).isChecked()).toBe(true);
  await openForm(page);
  await page.getByLabel("Navn", { exact: true }).first().focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Kari Omdøpt");
  await framed(page).getByText("Kari Omdøpt").first().waitFor();
  await goTo(page, /^Ansvarlig for innkjøp/);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("textarea:focus").inputValue()).toContain("Ansvarlig for innkjøp");
});
