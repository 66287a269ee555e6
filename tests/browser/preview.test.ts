import { readFileSync } from "node:fs";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  choose,
  chooser,
  docx,
  doubtfulCv,
  englishCv,
  file,
  fixture,
  framed,
  jsonResume,
  norwegianCv,
  paste,
  prepared,
  problem,
} from "../support/preview-visitor.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = siteUnderTest();

const files: { files: { path: string }[] } = JSON.parse(readFileSync("dist/site.json", "utf8"));
const known = new Set(files.files.map(({ path }) => path));

/**
 * The requests from now on, and those of them that could carry something: all but asking for a file of the site by its own
 * name, which the page does for the pages that its links lead to.
 */
function requestsOf({ context }: { context: BrowserContext }): { asked: string[]; carrying: string[] } {
  const requests = { asked: [] as string[], carrying: [] as string[] };
  context.on("request", (request) => {
    const { origin, pathname, search, protocol } = new URL(request.url());
    // What is handed over as a file has an address that never leaves the browser.
    if (protocol === "blob:") return;
    const isPlain = request.method() === "GET" && request.postData() === null && search === "";
    if (!isPlain || origin !== server.url || !known.has(pathname)) requests.carrying.push(request.url());
    requests.asked.push(pathname);
  });
  return requests;
}

const stored = (page: Page) =>
  page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name),
    document.cookie,
  ]);

const english = { path: "/preview", title: /as a website\./, save: "Save the page", data: "Save the data" };
const norwegian = {
  path: "/no/preview",
  title: /som nettside\./,
  save: "Lagre siden",
  data: "Lagre opplysningene",
};

describe("From a CV to the saved page", () => {
  test.each([
    { ...english, what: "a PDF", cv: fixture("sidebar-en.pdf"), name: "Priya Raman", heading: "Work" },
    {
      ...norwegian,
      what: "a PDF",
      cv: fixture("dates-left-no.pdf"),
      name: "Amir Hosseini",
      heading: "Arbeid",
    },
    { ...english, what: "a DOCX", cv: docx(englishCv), name: "Mary Sample Testdale", heading: "Work" },
    { ...norwegian, what: "a DOCX", cv: docx(norwegianCv), name: "Kari Prøve Testdal", heading: "Arbeid" },
    { ...english, what: "text", cv: englishCv, name: "Mary Sample Testdale", heading: "Work" },
    { ...norwegian, what: "text", cv: norwegianCv, name: "Kari Prøve Testdal", heading: "Arbeid" },
    {
      ...norwegian,
      what: "JSON Resume",
      cv: file("cv.json", JSON.stringify(jsonResume)),
      name: "Jon Prøvestad",
      heading: "Treverk",
    },
  ])("on $path, with the line cut: $what", async ({ path, title, save, cv, name, heading }) => {
    // Pages that links lead to are not fetched ahead without a line.
    const expected = [/ERR_INTERNET_DISCONNECTED/];
    const { page, context, problems } = await visit(server.url + path, { expected });
    await prepared(page);
    const { carrying } = requestsOf({ context });
    await context.setOffline(true);
    if (typeof cv === "string") await paste(page, cv);
    else await choose(page, cv, name);
    await framed(page).getByText(name).first().waitFor();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(name);
    for (const look of ["Hefte", "Plan", "Kyst"]) {
      await page.getByRole("radio", { name: look }).check();
      await framed(page).getByText(heading).first().waitFor({ state: "attached" });
    }
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: save }).click(),
    ]);
    const html = await readFile(await download.path(), "utf8");
    expect(html).toContain(name);
    expect(html).not.toMatch(
      /<script(?! type="application\/ld\+json")|https?:\/\/(?!schema\.org)[^"]*\.woff2/,
    );
    expect(carrying).toEqual([]);
    expect(await stored(page)).toEqual([[], [], [], ""]);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("without coming near it first: only files of the site are asked for, the same for every CV", async () => {
    const needed: string[][] = [];
    for (const cv of [fixture("dates-left-no.pdf"), docx(norwegianCv)]) {
      const { page, context, problems } = await visit(`${server.url}/no/preview`);
      await alive(page);
      const { asked, carrying } = requestsOf({ context });
      await chooser(page).setInputFiles(cv);
      await framed(page).locator("body *").first().waitFor();
      expect(carrying).toEqual([]);
      needed.push(
        asked
          .filter((path) => /\/(?:reader\.worker|tools|bricolage|vollkorn|archivo|martian)/.test(path))
          .sort(),
      );
      expect(problems).toEqual([]);
      await context.close();
    }
    expect(needed[1]).toEqual(needed[0]);
    const reader = needed[0]?.find((path) => path.includes("/reader.worker-"));
    // The policy of a worker is that of its script: the reader may ask for nothing at all.
    const { headers } = await fetch(server.url + reader);
    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; frame-ancestors 'none'$/);
  });

  test("the saved page opens from the disk, and is what the frame showed", async () => {
    const { page, context } = await visit(`${server.url}/no/preview`);
    await alive(page);
    await paste(page, norwegianCv);
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Lagre siden" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("kari-prøve-testdal.html");
    const saved = join(await mkdtemp(join(tmpdir(), "preview-")), "page.html");
    await download.saveAs(saved);
    const shown = await framed(page).locator("main").innerText();
    const second = await context.newPage();
    await second.goto(pathToFileURL(saved).href);
    const words = (text: string) => text.replaceAll(/\s+/g, " ").toLowerCase();
    expect(words(await second.locator("main").innerText())).toBe(words(shown));
    await context.close();
  });

  test("the saved data are JSON Resume, with all that was read", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await alive(page);
    await choose(page, file("cv.json", JSON.stringify(jsonResume)), "Jon Prøvestad");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the data" }).click(),
    ]);
    const { basics, work, skills, references, meta } = JSON.parse(
      await readFile(await download.path(), "utf8"),
    );
    const { image: _, ...known } = jsonResume.basics;
    expect({ basics, work, skills, references }).toEqual({ ...jsonResume, basics: known });
    expect(meta).toMatchObject({ theme: "kyst" });
    await context.close();
  });

  test("a sample opens as a page of its own look", async () => {
    const { page, context, problems } = await visit(`${server.url}/preview`);
    await alive(page);
    await page.getByRole("button", { name: /Tor-Arne/ }).click();
    await framed(page).getByText("Tor-Arne").first().waitFor();
    expect(await page.getByRole("radio", { name: "Hefte" }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a file that was chosen before the page came alive is read when it does", async () => {
    const { page, context, problems } = await visit(`${server.url}/no/preview`, {
      prepare: async (context) => {
        await context.route("**/assets/boot-*.js", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
      },
    });
    await chooser(page).setInputFiles(docx(norwegianCv));
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("without scripts the page says that it needs them, and leads on", async () => {
    const { page, context } = await visit(`${server.url}/preview`, { javaScriptEnabled: false });
    await page.getByText("scripts are switched off here").waitFor();
    const told = page.locator(".without-scripts");
    expect(await told.getByRole("link", { name: "finished examples" }).getAttribute("href")).toBe(
      "/examples",
    );
    expect(await chooser(page).isVisible()).toBe(false);
    await context.close();
  });
});

describe("Private data", () => {
  test("are left out and told with the reason; e-mail and phone are shown when the visitor says so", async () => {
    const { page, context } = await visit(`${server.url}/no/preview`);
    await alive(page);
    await paste(page, norwegianCv);
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    const shown = () => framed(page).locator("body").innerText();
    for (const secret of ["30.12.1994", "Gift", "Prøvegata", "Lena", "lena@brygga.example", "220 00 101"])
      expect(await shown()).not.toContain(secret);
    expect(await shown()).not.toContain("kari@testdal.example");
    expect(await shown()).not.toContain("22 00 00 77");
    const told = page.locator(".withheld");
    for (const kind of ["Fødselsdato", "Sivilstand", "Hjemmeadresse", "Referanser"])
      await told.getByText(kind).waitFor();
    await page.getByRole("checkbox", { name: /kari@testdal\.example/ }).check();
    await expect.poll(shown).toContain("kari@testdal.example");
    expect(await shown()).not.toContain("22 00 00 77");
    await context.close();
  });
});

describe("Correcting", () => {
  async function corrected() {
    const visitor = await visit(`${server.url}/no/preview`, { viewport: { width: 1440, height: 900 } });
    await alive(visitor.page);
    await paste(visitor.page, norwegianCv);
    await framed(visitor.page).getByText("Kari Prøve Testdal").first().waitFor();
    const shown = () => framed(visitor.page).locator("body").innerText();
    return { ...visitor, shown };
  }

  test("what is written in the form is on the page; undo brings back what was there", async () => {
    const { page, context, shown, problems } = await corrected();
    const name = page.getByLabel("Navn", { exact: true }).first();
    await name.fill("Kari Omdøpt");
    await expect.poll(shown).toContain("Kari Omdøpt");
    await page.getByRole("button", { name: "Angre" }).click();
    await expect.poll(shown).toContain("Kari Prøve Testdal");
    expect(await name.inputValue()).toBe("Kari Prøve Testdal");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("entries are moved, hidden, removed and added", async () => {
    const { page, context, shown } = await corrected();
    // The line of years at the top goes the other way.
    const order = async () => {
      const text = await shown();
      return text.lastIndexOf("Brygga Sjømat") < text.lastIndexOf("Fjordkroa");
    };
    expect(await order()).toBe(true);
    await page.locator("summary", { hasText: /^Arbeid/ }).click();
    await page.locator("summary", { hasText: "Fjordkroa" }).click();
    await page.getByRole("button", { name: /^Flytt opp: Kokk, Fjordkroa/ }).click();
    await expect.poll(order).toBe(false);
    await page.getByRole("button", { name: /^Skjul: Kokk, Fjordkroa/ }).click();
    await expect.poll(shown).not.toContain("Fjordkroa");
    await page.getByRole("button", { name: /^Vis: Kokk, Fjordkroa/ }).click();
    await expect.poll(shown).toContain("Fjordkroa");
    await page.getByRole("button", { name: /^Fjern: Kokk, Fjordkroa/ }).click();
    await expect.poll(shown).not.toContain("Fjordkroa");
    await page.getByRole("button", { name: "Legg til: Arbeid" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
    await page.keyboard.type("Bakersjef");
    await expect.poll(shown).toContain("Bakersjef");
    await context.close();
  });

  test("a date that can't be understood stays in its field and says so; the page keeps what it had", async () => {
    const { page, context, shown } = await corrected();
    await page.locator("summary", { hasText: /^Arbeid/ }).click();
    await page.locator("summary", { hasText: "Fjordkroa" }).click();
    const entry = page.locator(".entry[open]");
    await entry.getByLabel("Fra").fill("en gang");
    await entry.getByLabel("Fra").blur();
    await entry.getByText("Skriv et år eller en måned").waitFor();
    expect(await entry.getByLabel("Fra").getAttribute("aria-invalid")).toBe("true");
    expect(await shown()).toMatch(/2015/);
    await entry.getByLabel("Fra").fill("mars 2014");
    await expect.poll(shown).toMatch(/2014/);
    await context.close();
  });

  test("what was read with doubt is marked with the line that it came from, and can be confirmed", async () => {
    const { page, context } = await visit(`${server.url}/no/preview`);
    await alive(page);
    // A phone number far from the head.
    await paste(page, doubtfulCv);
    await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
    await page.getByRole("button", { name: /^1 opplysning å se over/ }).click();
    const field = page.locator("input:focus");
    expect(await field.inputValue()).toBe("22 00 00 77");
    const doubt = page.locator(".field-doubt");
    expect(await doubt.innerText()).toContain("Lest fra: Nås på 22 00 00 77");
    await doubt.getByRole("button", { name: "Det stemmer: Telefon" }).click();
    await expect.poll(() => doubt.count()).toBe(0);
    expect(await page.getByText("opplysning å se over").count()).toBe(0);
    await context.close();
  });

  test("a click on a text of the page leads to its field", async () => {
    const { page, context } = await corrected();
    await framed(page).getByText("Fjordkroa").last().click();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value))
      .toBe("Fjordkroa");
    await context.close();
  });

  test("what a recruiter would ask leads to the place, and goes when it is mended", async () => {
    const { page, context } = await corrected();
    const observation = page.locator(".advice > li", { hasText: "begynner som" });
    await observation.getByRole("button", { name: "Ansvarlig for innkjøp" }).click();
    const field = page.locator("textarea:focus");
    expect(await field.inputValue()).toContain("Ansvarlig for innkjøp");
    await field.fill("Kjøper inn for 4 millioner i året\nSkrev ny meny\nKuttet matsvinnet med 12 prosent");
    await expect.poll(() => observation.count()).toBe(0);
    await context.close();
  });

  test("the page in the other language has all that was done", async () => {
    const { page, context, shown } = await corrected();
    await page.getByLabel("Navn", { exact: true }).first().fill("Kari Omdøpt");
    await page.locator(".language-button").click();
    await page.locator("#languages a:not([aria-current])").click();
    await page.waitForURL(`${server.url}/preview`);
    await page.getByRole("heading", { level: 1, name: /Kari Omdøpt, as a website/ }).waitFor();
    await expect.poll(shown).toContain("Kari Omdøpt");
    await context.close();
  });
});

describe("What can't be read is told with what to do:", () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(100).fill(7)]);
  const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(100).fill(0)]);

  test("every refusal has its own sentence, and what was there stays", async () => {
    const { page, context, problems } = await visit(`${server.url}/preview`);
    await alive(page);
    await paste(page, englishCv);
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
    await page.locator(".another > summary").click();
    const sentences: string[] = [];
    for (const [chosen, code] of [
      [file("cv.pdf", ""), "empty"],
      [file("cv.pdf", png), "not-what-its-name-says"],
      [file("cv.png", png), "unknown-kind"],
      [file("cv.doc", ole), "unknown-kind"],
      [file("cv.docx", ole), "not-what-its-name-says"],
      [file("cv.html", "<!doctype html><title>CV</title>"), "unknown-kind"],
      [file("cv.txt", "Dear Mary, thank you for the pleasant evening by the sea last week."), "not-a-cv"],
      [file("cv.docx", docx(englishCv).buffer.subarray(0, 200)), "damaged"],
      [fixture("scan.pdf"), "no-text"],
      [fixture("sixty-pages.pdf"), "too-many-pages"],
      [file("cv.pdf", new Uint8Array(20_000_001)), "too-large"],
    ] as const) {
      await chooser(page).setInputFiles(chosen);
      await page.locator(`[data-problem=${code}]`, { hasText: chosen.name }).waitFor();
      const said = await problem(page).innerText();
      expect(said).toContain("What you had before is still here.");
      sentences.push(said);
      await page.getByRole("button", { name: "All right" }).click();
      await problem(page).waitFor({ state: "detached" });
    }
    expect(sentences.join()).not.toMatch(/problem\.|\{\{|undefined/);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(await framed(page).getByText("Mary Sample Testdale").count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a locked PDF asks for its password, again when it is wrong, and opens with the right one", async () => {
    const { page, context, problems } = await visit(`${server.url}/preview`);
    await alive(page);
    await chooser(page).setInputFiles(fixture("password-secret.pdf"));
    const field = page.getByLabel("Password of the file");
    await field.fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByText("That is not its password").waitFor();
    await field.fill("secret");
    await page.keyboard.press("Enter");
    await framed(page).locator("body *").first().waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a reader that hangs is stopped by the visitor, and the next file is read", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await page.route("**/reader.worker-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'postMessage({ type: "ready" }); for (;;);' }),
    );
    await alive(page);
    await chooser(page).setInputFiles(docx(englishCv));
    await page.getByText("Reading the text").waitFor();
    await page.unroute("**/reader.worker-*.js");
    await page.getByRole("button", { name: "Stop" }).click();
    await page.locator(".message", { hasText: "Stopped." }).waitFor();
    await expect.poll(() => page.workers().length).toBe(0);
    await choose(page, docx(englishCv), "Mary Sample Testdale");
    await context.close();
  });

  test("a second file takes the place of the one that is still read", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await prepared(page);
    await chooser(page).setInputFiles(fixture("sidebar-en.pdf"));
    await chooser(page).setInputFiles(docx(englishCv));
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
    await page.waitForTimeout(1000);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("Mary Sample Testdale");
    // One after the other: the form is that of the last.
    await page.locator(".another > summary").click();
    await choose(page, fixture("sidebar-en.pdf"), "Priya Raman");
    expect(await page.getByLabel("Name", { exact: true }).first().inputValue()).toBe("Priya Raman");
    await context.close();
  });

  test("a part of the page that does not come is told, and comes the next time", async () => {
    const { page, context } = await visit(`${server.url}/preview`, { expected: [/./] });
    await alive(page);
    await context.setOffline(true);
    await chooser(page).setInputFiles(docx(englishCv));
    await page.locator("[data-problem=not-loaded]").waitFor();
    await context.setOffline(false);
    await choose(page, docx(englishCv), "Mary Sample Testdale");
    await context.close();
  });
});

describe("Keeping", () => {
  async function read(page: Page): Promise<void> {
    await alive(page);
    await paste(page, englishCv);
    await framed(page).getByText("Mary Sample Testdale").first().waitFor();
  }

  test("nothing is stored until it is asked for; then it is there the next time, and deleted when asked", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await read(page);
    expect(await stored(page)).toEqual([[], [], [], ""]);
    await page.getByRole("button", { name: "Keep it in this browser" }).click();
    await page.getByText("Kept in this browser").waitFor();
    await page.getByLabel("Name", { exact: true }).first().fill("Mary Renamed");
    await page.reload();
    await alive(page);
    await page.getByRole("button", { name: "Open it" }).click();
    await framed(page).getByText("Mary Renamed").first().waitFor();
    await page.getByRole("button", { name: "Delete what is kept" }).click();
    await page.getByText("Deleted from this browser.").waitFor();
    expect((await stored(page))[0]).toEqual([]);
    await context.close();
  });

  test("the browser asks before what is not kept is left, and not when it is", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await read(page);
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await read(page);
    await page.getByRole("button", { name: "Keep it in this browser" }).click();
    await page.getByText("Kept in this browser").waitFor();
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await context.close();
  });

  test("another page of the site and back: all is as it was", async () => {
    const { page, context } = await visit(`${server.url}/preview`);
    await read(page);
    await page.getByLabel("Name", { exact: true }).first().fill("Mary Renamed");
    await page.locator("footer").getByRole("link", { name: "Services" }).click();
    await page.waitForURL("**/services");
    await page.goBack();
    await framed(page).getByText("Mary Renamed").first().waitFor();
    await context.close();
  });

  test("nothing of the CV goes along to the contact form unless it is ticked, and then what stood there", async () => {
    for (const isTicked of [false, true]) {
      const { page, context } = await visit(`${server.url}/preview`);
      await read(page);
      const said = await page.locator(".night blockquote").innerText();
      expect(said).toContain("Mary Sample Testdale");
      if (isTicked) await page.getByRole("checkbox", { name: /into the message/ }).check();
      await page.getByRole("link", { name: "Let us make it properly" }).click();
      await page.waitForURL("**/contact?package=pro");
      const form = page.locator("main form[action='/api/contact']");
      await expect.poll(() => form.getByRole("combobox").inputValue()).toMatch(/^Pro/);
      expect(await form.getByLabel(/^Message/).inputValue()).toBe(isTicked ? said : "");
      await context.close();
    }
  });
});
