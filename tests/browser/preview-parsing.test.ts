import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { idleModuleRan } from "../support/hydration.ts";
import { recordRequests } from "../support/preview-requests.ts";
import {
  chooser,
  docx,
  englishCv,
  file,
  fixture,
  framed,
  jsonResume,
  norwegianCv,
  odt,
  openChooser,
  openForm,
  paste,
  prepared,
  readNorwegianCv,
  save,
  stored,
  unhydrated,
} from "../support/preview-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

describe("From a CV to the saved page", () => {
  test("parses and saves one file of each kind when the network is cut", async () => {
    const cvs = [
      { cv: fixture("dates-left-no.pdf"), name: "Amir Hosseini", heading: "Arbeid" },
      { cv: docx(norwegianCv), name: "Kari Prøve Testdal", heading: "Arbeid" },
      { cv: odt(englishCv), name: "Mary Sample Testdale", heading: "Work" },
      { cv: norwegianCv.replace("Kari", "Kaia"), name: "Kaia Prøve Testdal", heading: "Arbeid" },
      { cv: file("cv.json", JSON.stringify(jsonResume)), name: "Jon Prøvestad", heading: "Treverk" },
    ];
    // Prefetching of linked pages fails offline.
    const expected = [/ERR_INTERNET_DISCONNECTED/];
    const { page, context } = await visit(`${server.url}/no/preview`, { expected });
    await prepared(page);
    const { withData } = recordRequests(context, server.url);
    await context.setOffline(true);
    for (const [at, { cv, name, heading }] of cvs.entries()) {
      if (at > 0) await openChooser(page);
      if (typeof cv === "string") await paste(page, cv);
      else await chooser(page).setInputFiles(cv);
      await framed(page).getByText(name).first().waitFor();
      await page.getByRole("heading", { level: 1, name: /som nettside\./ }).waitFor();
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(name);
      // The first file is shown in every theme, the others in one.
      for (const theme of at === 0 ? ["Hefte", "Plan", "Kyst"] : [at % 2 === 0 ? "Hefte" : "Plan"]) {
        await page.getByRole("radio", { name: theme }).check();
        await framed(page).getByText(heading).first().waitFor({ state: "attached" });
      }
      const download = await save(page, "Lagre siden");
      const html = await readFile(await download.path(), "utf8");
      expect(html).toContain(name);
      expect(html).not.toMatch(
        /<script(?! type="application\/ld\+json")|https?:\/\/(?!schema\.org)[^"]*\.woff2/,
      );
    }
    expect(withData).toEqual([]);
    expect(await stored(page)).toEqual([[], [], [], ""]);
  });

  test("requests only files of the site, the same for every CV, when nothing was preloaded", async () => {
    const needed: string[][] = [];
    for (const cv of [fixture("dates-left-no.pdf"), docx(norwegianCv)]) {
      const { page, context } = await visitHydrated(`${server.url}/no/preview`, { savesData: false });
      const { paths, withData } = recordRequests(context, server.url);
      await chooser(page).setInputFiles(cv);
      await framed(page).locator("body *").first().waitFor();
      expect(withData).toEqual([]);
      needed.push(
        paths
          .filter((path) => /\/(?:parser\.worker|tools|bricolage|vollkorn|archivo|martian)/.test(path))
          .sort(),
      );
    }
    expect(needed[1]).toEqual(needed[0]);
    const worker = needed[0]?.find((path) => path.includes("/parser.worker-"));
    // A worker has the policy of its script, which allows no requests.
    const { headers } = await fetch(server.url + worker);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; frame-ancestors 'none'$/);
  });

  test("opens a sample in its own theme", async () => {
    const { page } = await visitHydrated(`${server.url}/preview`);
    await page.getByRole("button", { name: /Tor-Arne/ }).click();
    await framed(page).getByText("Tor-Arne").first().waitFor();
    expect(await page.getByRole("radio", { name: "Hefte" }).isChecked()).toBe(true);
  });

  test("parses a file when it is dropped on the chooser or next to it, and lights up what was recognized", async () => {
    const { page } = await visit(`${server.url}/no/preview`, { reducedMotion: "no-preference" });
    await prepared(page);
    for (const { selector, cv, name, marks } of [
      {
        selector: ".chooser-drop",
        cv: docx(norwegianCv),
        name: "Kari Prøve Testdal",
        marks: ["Brygga Sjømat", "2019", "12 prosent"],
      },
      {
        selector: "footer",
        cv: docx(englishCv),
        name: "Mary Sample Testdale",
        marks: ["Harbour Power Ltd", "2018"],
      },
    ]) {
      const dropped = await page.evaluateHandle(
        ({ name, bytes }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(bytes)], name));
          return transfer;
        },
        { name: cv.name, bytes: [...cv.buffer] },
      );
      const place = page.locator(selector).first();
      await place.dispatchEvent("dragover", { dataTransfer: dropped });
      await page.locator(".drop-anywhere").waitFor();
      // The browser opens a dropped file unless the page prevents it.
      const isPrevented = await place.evaluate(
        (element, dataTransfer) =>
          !element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true })),
        dropped,
      );
      expect(isPrevented).toBe(true);
      const cvPage = page.locator(".reveal[data-phase] .reveal-sheet");
      await cvPage.getByText(name).waitFor();
      expect(await cvPage.locator("mark").allTextContents()).toEqual(expect.arrayContaining(marks));
      // The page fills the window, and a key ends the reveal.
      await page.locator(".reveal[data-phase=page]").waitFor();
      expect((await page.locator(".screen").boundingBox())?.y).toBe(0);
      await page.keyboard.press("Shift");
      await expect.poll(() => page.locator(".reveal").count()).toBe(0);
      await framed(page).getByText(name).first().waitFor();
      expect(await page.locator(".drop-anywhere").count()).toBe(0);
    }
  });

  test("requests a missing font again when a file is dragged in, but not with every move", async () => {
    let requests = 0;
    const { page } = await visit(`${server.url}/preview`, {
      expected: [/404/],
      prepare: async (context) => {
        await context.route(/\/vollkorn-italic-extended-.*\.woff2$/, (route) => {
          requests += 1;
          return route.fulfill({ status: 404 });
        });
      },
    });
    await prepared(page);
    expect(requests).toBe(1);
    await page.evaluate(async (cv) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([cv], "cv.txt"));
      for (let move = 0; move < 30; move++) {
        dispatchEvent(new DragEvent("dragover", { dataTransfer }));
        await new Promise(requestAnimationFrame);
      }
      dispatchEvent(new DragEvent("drop", { dataTransfer }));
    }, englishCv);
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
    // Once when the chooser came near the viewport, once on dragging, and again on dropping if that had failed.
    expect(requests).toBeGreaterThan(1);
    expect(requests).toBeLessThanOrEqual(3);
  });

  test.each([
    { path: "/", isHydrated: false, cv: englishCv, name: "Mary Sample Testdale" },
    { path: "/no", isHydrated: true, cv: norwegianCv, name: "Kari Prøve Testdal" },
  ])(
    "parses a file that is dropped on the first screen of $path, hydrated: $isHydrated",
    async ({ path, isHydrated, cv, name }) => {
      const { page } = await visit(server.url + path);
      await (isHydrated ? hydratePage(page) : idleModuleRan(page));
      const dropped = await page.evaluateHandle((cv) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([cv], "cv.txt"));
        return transfer;
      }, cv);
      const view = page.locator(".home-hero");
      const drag = (type: string) =>
        view.evaluate(
          (element, { type, dataTransfer }) =>
            element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
          { type, dataTransfer: dropped },
        );
      // The listener may be added just after the page has loaded.
      await expect.poll(() => drag("dragover")).toBe(false);
      await page.locator(".drop-anywhere").waitFor();
      await drag("dragleave");
      await page.locator(".drop-anywhere").waitFor({ state: "detached" });
      expect(await drag("drop")).toBe(false);
      await framed(page).getByText(name).first().waitFor();
      expect(new URL(page.url()).pathname).toBe(`${path === "/" ? "" : path}/preview`);
    },
  );

  test("parses a file that was chosen before hydration", async () => {
    const { options, hydrate } = unhydrated();
    const { page } = await visit(`${server.url}/no/preview`, options);
    await chooser(page).setInputFiles(docx(norwegianCv));
    hydrate();
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
  });

  test("says that it needs scripts when they are off, and links to the examples", async () => {
    const { page } = await visit(`${server.url}/preview`, { javaScriptEnabled: false });
    await page.getByText("scripts are switched off here").waitFor();
    const message = page.getByRole("paragraph").filter({ hasText: "scripts are switched off here" });
    expect(await message.getByRole("link", { name: "finished examples" }).getAttribute("href")).toBe(
      "/examples",
    );
    expect(await chooser(page).isVisible()).toBe(false);
  });
});

test("Private data are left out with the reason; e-mail and phone are shown when the visitor allows it", async () => {
  const { page } = await visit(`${server.url}/no/preview`);
  await readNorwegianCv(page);
  const shown = () => framed(page).locator("body").innerText();
  for (const secret of ["30.12.1994", "Gift", "Prøvegata", "Lena", "lena@brygga.example", "220 00 101"])
    expect(await shown()).not.toContain(secret);
  expect(await shown()).not.toContain("kari@testdal.example");
  expect(await shown()).not.toContain("22 00 00 77");
  await page.locator(".private-data > summary").click();
  const withheld = page.locator(".withheld");
  for (const kind of ["Fødselsdato", "Sivilstand", "Hjemmeadresse", "Referanser"])
    await withheld.getByText(kind).waitFor();
  await openForm(page);
  await page.getByRole("checkbox", { name: /kari@testdal\.example/ }).check();
  await expect.poll(shown).toContain("kari@testdal.example");
  expect(await shown()).not.toContain("22 00 00 77");
});
