import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import type { BrowserContext, Download, FrameLocator, Locator, Page } from "playwright-core";
import { themes } from "../../profile/themes/index.ts";
import { hydratePage, type VisitOptions } from "./visitor.ts";

/** A file to choose. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function file(name: string, content: string | Uint8Array): Chosen {
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(content) };
}

/** A small fixture of the parser, with an invented person. */
export function fixture(name: string): Chosen {
  return file(name, readFileSync(join(import.meta.dirname, "../../profile/parse/fixtures", name)));
}

/** A CV of an invented person, with private data in it. */
export const norwegianCv = `Kari Prøve Testdal
Kokk
Prøvegata 5, 6004 Ålesund
Telefon: 22 00 00 77
E-post: kari@testdal.example
Født: 30.12.1994
Sivilstatus: Gift

OM MEG
Kokk som lager mat av det som er i sesong. Trives med høyt tempo.

ERFARING
Brygga Sjømat, Ålesund
Souschef (05/2019 – d.d.)
  - Ansvarlig for innkjøp
  - Ansvarlig for menyen
  - Kuttet matsvinnet med 12 prosent

Fjordkroa, Molde
Kokk (2015 – 2018)
  - Varm mat

UTDANNING
Ålesund videregående skole
Fagbrev som kokk (2011 – 2015)

SPRÅK
Norsk: Morsmål
Engelsk: Flytende

REFERANSER
Lena Prøve, Kjøkkensjef, tlf. 220 00 101, lena@brygga.example
`;

export const englishCv = `Mary Sample Testdale
Electrician
Leeds
mary@testdale.example

SUMMARY
Electrician who keeps old houses safe. Trains apprentices.

EXPERIENCE
Harbour Power Ltd, Leeds
Electrician (03/2018 – present)
  - Rewired 140 houses
  - Trained 6 apprentices

EDUCATION
Leeds College of Building
Diploma in electrical installation (2014 – 2017)

LANGUAGES
English: Native
`;

/** A CV whose phone number is among other numbers. */
export const doubtfulCv = norwegianCv
  .replace("Telefon: 22 00 00 77\n", "")
  .replace("E-post: kari@testdal.example\n", "")
  .replace(/REFERANSER.*/s, "INTERESSER\nNås på 22 00 00 77\n");

/** A Word document with a paragraph for each line. */
export function docx(text: string): Chosen {
  const body = text
    .split("\n")
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`)
    .join("");
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return file("cv.docx", zipSync({ "word/document.xml": strToU8(document) }));
}

/** An OpenDocument text with a paragraph for each line. */
export function odt(text: string): Chosen {
  const body = text
    .split("\n")
    .map((line) => `<text:p>${line}</text:p>`)
    .join("");
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  return file("cv.odt", zipSync({ "content.xml": strToU8(content) }));
}

export const jsonResume = {
  basics: {
    name: "Jon Prøvestad",
    label: "Snekker",
    email: "jon@provestad.example",
    image: "https://pictures.example/jon.jpg",
    location: { city: "Hamar", address: "Prøveveien 3" },
  },
  work: [{ name: "Treverk AS", position: "Snekker", startDate: "2016-02", highlights: ["40 hytter"] }],
  skills: [{ name: "Lafting" }],
  references: [{ name: "Ola Prøve", reference: "tlf. 220 00 102" }],
};

export const chooser = (page: Page): Locator => page.locator("main input[type=file]").first();
export const framed = (page: Page): FrameLocator => page.locator("main iframe").first().contentFrame();
export const problem = (page: Page): Locator => page.locator("main [data-rejection]");
export const live = (page: Page): Locator => page.locator("main [role=status]");

/** Triggers and awaits the preloading of the parser, as when a visitor approaches. */
export async function prepared(page: Page): Promise<void> {
  await hydratePage(page);
  const [reader] = await Promise.all([
    page.waitForResponse(/\/parser\.worker-[^/]*\.js$/),
    page.locator(".chooser").first().dispatchEvent("pointerover"),
  ]);
  await reader.finished();
  // The themes' fonts are requested last.
  await page.waitForFunction(
    (count) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/(?:bricolage|vollkorn|archivo|martian)[^/]*\.woff2$/.test(name)).length ===
      count,
    Object.values(themes).flatMap(({ fonts }) => fonts.flatMap(({ url, extended }) => [url, extended]))
      .length,
  );
}

/** Options of a visit that is not hydrated until requested, to act on static HTML. */
export function unhydrated(): { options: VisitOptions; hydrate: () => void } {
  const { promise, resolve: hydrate } = Promise.withResolvers<void>();
  const prepare = async (context: BrowserContext) => {
    await context.route("**/assets/hydration-*.js*", async (route) => {
      await promise;
      await route.continue();
    });
  };
  return { options: { prepare }, hydrate };
}

/** Chooses a file and waits for its page. */
export async function choose(page: Page, chosen: Chosen, name: string): Promise<void> {
  await chooser(page).setInputFiles(chosen);
  await framed(page).getByText(name).first().waitFor();
}

/** Opens the form, unless it is open. */
export async function openForm(page: Page): Promise<void> {
  const button = page.locator(".studio-actions [aria-expanded]");
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  await page.locator("section[aria-labelledby=editor-title]").waitFor();
}

/** Opens the list of exports. */
export async function openExports(page: Page): Promise<void> {
  await page.locator(".exports > summary").click();
}

/** Opens the chooser for another CV. */
export async function openChooser(page: Page): Promise<void> {
  await page.locator(".another > summary").click();
}

/** Clicks a button and returns the file that it saves. */
export async function save(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return download;
}

/** Pastes a text and parses it. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.locator(".chooser-paste summary").first().click();
  await page.locator(".chooser-paste textarea").first().fill(text);
  await page.locator(".chooser-paste button").first().click();
}

/** Everything that a page has stored, by name. */
export const stored = (page: Page) =>
  page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name),
    document.cookie,
  ]);

/** Hydrates the page and parses the English CV up to its preview. */
export async function readEnglishCv(page: Page): Promise<void> {
  await hydratePage(page);
  await paste(page, englishCv);
  await framed(page).getByText("Mary Sample Testdale").first().waitFor();
}

export async function readNorwegianCv(page: Page): Promise<void> {
  await hydratePage(page);
  await paste(page, norwegianCv);
  await framed(page).getByText("Kari Prøve Testdal").first().waitFor();
}
