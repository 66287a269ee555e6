import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { parseCv } from "../parse-cv.ts";

const namespaces = ["office", "text", "style", "fo", "table", "draw", "xlink", "manifest"]
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(" ");

/** An OpenDocument text with this body, packed as LibreOffice packs it. */
function odt(body: string, more: Record<string, string> = {}): Uint8Array<ArrayBuffer> {
  const content = `<?xml version="1.0"?><office:document-content ${namespaces}><office:automatic-styles><style:style style:name="Job"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const parts = { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": content, ...more };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}

const p = (text: string, style = "Standard") => `<text:p text:style-name="${style}">${text}</text:p>`;
const h = (text: string) => `<text:h text:outline-level="1">${text}</text:h>`;
const list = (...items: string[]) =>
  `<text:list>${items.map((item) => `<text:list-item>${p(item)}</text:list-item>`).join("")}</text:list>`;

const body = [
  p("Kari Prøve Testdal"),
  p("Kokk"),
  p('<text:a xlink:href="mailto:kari@testdal.example">kari@testdal.example</text:a>'),
  h("Erfaring"),
  p("Brygga Sjømat, Ålesund", "Job"),
  p("Souschef<text:tab/>05/2022 – d.d."),
  list("Menyutvikling og varekalkyle", "Lærte opp<text:s/>tre lærlinger"),
  h("Utdanning"),
  p("Borgund videregående skole", "Job"),
  p("Fagbrev som kokk (2014 – 2017)"),
  h("Språk"),
  p("Norsk: Morsmål"),
];

describe("An OpenDocument text", () => {
  test("is parsed with headings, lists, tabs and links", async () => {
    const { resume, language } = await parseCv(odt(body.join("")), { name: "cv.odt" });
    expect(language).toBe("no");
    expect(resume.basics).toMatchObject({ name: "Kari Prøve Testdal", email: "kari@testdal.example" });
    expect(resume.work).toMatchObject([
      {
        name: "Brygga Sjømat",
        position: "Souschef",
        startDate: "2022-05",
        highlights: ["Menyutvikling og varekalkyle", "Lærte opp tre lærlinger"],
      },
    ]);
    expect(resume.education).toMatchObject([{ institution: "Borgund videregående skole" }]);
    expect(resume.languages).toMatchObject([{ language: "Norsk" }]);
  });

  test.each(["-5", "1e9", "many", "2.5", ""])("gets one space when it states %s", async (count) => {
    const text = `${body.join("")}${p(`Fransk:<text:s text:c="${count}"/>God`)}`;
    const { resume } = await parseCv(odt(text), { name: "cv.odt" });
    expect(resume.languages?.map(({ language }) => language)).toContain("Fransk");
  });

  test("with a table is parsed with each label and the text next to it", async () => {
    const cell = (text: string) => `<table:table-cell>${text}</table:table-cell>`;
    const table = `<table:table><table:table-row>${cell(p("05/2022 – d.d."))}${cell(`${p("Souschef", "Job")}${p("Brygga Sjømat, Ålesund")}`)}</table:table-row></table:table>`;
    const { resume } = await parseCv(odt([...body.slice(0, 4), table, ...body.slice(7)].join("")), {
      name: "cv.odt",
    });
    expect(resume.work).toMatchObject([
      { name: "Brygga Sjømat", position: "Souschef", startDate: "2022-05" },
    ]);
  });

  test("is parsed without comments and deleted text", async () => {
    const note = `<office:annotation>${p("Ring ham")}</office:annotation>`;
    const removed = `<text:tracked-changes><text:changed-region>${p("Sparket i 2019")}</text:changed-region></text:tracked-changes>`;
    const { resume, unplaced } = await parseCv(odt(`${removed}${body.join("")}${p(`Fransk: God${note}`)}`), {
      name: "cv.odt",
    });
    const all = JSON.stringify([resume, unplaced]);
    expect(all).toContain("Fransk");
    expect(all).not.toMatch(/Ring ham|Sparket/);
  });

  test.each([
    [
      "with a password",
      { "META-INF/manifest.xml": `<m ${namespaces}><manifest:encryption-data/></m>` },
      "unknown-kind",
    ],
    ["whose text is cut off", { "content.xml": "<office:document-content><office:bo" }, "damaged"],
    ["without a text", { "content.xml": "<a/>" }, "damaged"],
  ])("%s is rejected", async (_, more, code) => {
    await expect(
      parseCv(odt(body.join(""), more as Record<string, string>), { name: "cv.odt" }),
    ).rejects.toMatchObject({
      code,
    });
  });
});
