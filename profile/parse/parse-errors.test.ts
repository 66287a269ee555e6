import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { smallCv as cv, readError, word } from "../../tests/support/rejected-cv.ts";
import { pdfWith, showText } from "./fixtures/pdf.ts";
import { NotACvError, parseCv } from "./parse-cv.ts";

const fixture = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, "fixtures", name)));
const plain = "Kari Testdal\nkari@testdal.example\n\nERFARING\nKokk, Brygga AS (2019–2021)";
/** Only one of its headings is known: it is the same in Norwegian. */
const german = `Karin Probsson
Tischlerin
karin@probsson.example

BERUFSERFAHRUNG
Holzbau Muster, Kiel
Tischlerin und Ausbilderin für die Lehrlinge der Werkstatt
Ich habe Häuser gebaut und die Baustellen geleitet, mit der ganzen Verantwortung für das Material

AUSBILDUNG
Gewerbliche Schule Kiel, Gesellenbrief im Tischlerhandwerk mit Auszeichnung

SPRACHKENNTNISSE
Deutsch als Muttersprache und Englisch in Wort und Schrift
`;
const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(100).fill(7)]);

describe("A file is rejected with the reason:", () => {
  test.each([
    ["nothing in it", new Uint8Array(), "cv.pdf", "empty"],
    ["white space alone", strToU8(" \n\t \n"), "cv.txt", "empty"],
    ["a picture named .pdf", picture, "cv.pdf", "not-what-its-name-says"],
    ["a picture", picture, "cv.png", "unknown-kind"],
    ["text named .pdf", strToU8("Kjære Kari, takk for sist."), "cv.pdf", "not-what-its-name-says"],
    [
      "an old Word file",
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      "cv.doc",
      "unknown-kind",
    ],
    ["a web page", strToU8("<!doctype html><title>CV</title>"), "cv.html", "unknown-kind"],
    ["JSON of another kind", strToU8('{"name": "profilverk", "version": "1"}'), "package.json", "not-a-cv"],
    [
      "a letter",
      strToU8("Kjære Kari,\n\ntakk for hyggelig samtale i går. Vi ses på mandag.\n\nHilsen Ola"),
      "brev.txt",
      "not-a-cv",
    ],
    ["a broken PDF", strToU8("%PDF-1.7\nnothing of the kind"), "cv.pdf", "damaged"],
    ["a spreadsheet", zipSync({ "xl/workbook.xml": strToU8("<a/>") }), "ark.xlsx", "unknown-kind"],
    ["JSON in a list", strToU8('[{"basics":{"name":"Kari Testdal"}}]'), "cv.json", "not-a-cv"],
    [
      "a PDF that says it has no pages",
      strToU8(
        "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count -5>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF",
      ),
      "cv.pdf",
      "damaged",
    ],
    ["a CV in an unsupported language", strToU8(german), "cv.txt", "not-a-cv"],
    [
      "more lines than a CV has",
      strToU8(`${plain}\n${"- Serverte middag\n".repeat(10_000)}`),
      "",
      "too-long",
    ],
    ["more letters than a CV has", strToU8(plain + " fisk".repeat(100_000)), "", "too-long"],
    ["a broken archive", Uint8Array.from([0x50, 0x4b, 3, 4, ...new Array(60).fill(9)]), "cv.docx", "damaged"],
    ["more bytes than are accepted", new Uint8Array(20_000_001).fill(65), "cv.txt", "too-large"],
  ])("%s", async (_name, bytes, name, code) => {
    const given = await readError(bytes, name);
    // A broken archive may be of an unknown kind, because its parts cannot be listed.
    expect(code === "damaged" ? ["damaged", "unknown-kind"] : [code]).toContain(given);
  });

  test("a CV in another language, with the name and e-mail address that were parsed", async () => {
    const error = await parseCv(strToU8(german)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotACvError);
    const { partial } = error as NotACvError;
    expect(partial?.resume.basics).toMatchObject({ name: "Karin Probsson", email: "karin@probsson.example" });
    expect(partial?.warnings).toContain("not-a-cv");
    const letter = await parseCv(strToU8("Dear Mary, thank you for the pleasant evening by the sea.")).catch(
      (thrown: unknown) => thrown,
    );
    expect((letter as NotACvError).partial).toBeUndefined();
  });

  test("a truncated Word file", async () => {
    const whole = zipSync({
      "docProps/app.xml": strToU8("<a/>".repeat(30)),
      "word/document.xml": strToU8("<w:p/>"),
    });
    expect(await readError(whole.slice(0, 20), "cv.docx")).toBe("damaged");
  });

  test.each([
    ["an archive", "cv.zip", "archive"],
    ["a Pages file, which is an archive", "cv.pages", "pages"],
  ])("%s is reported by its kind", async (_name, name, kind) => {
    const bytes = zipSync({ "Index/Document.iwa": new Uint8Array(20) });
    await expect(parseCv(bytes, { name })).rejects.toMatchObject({ code: "unknown-kind", detail: { kind } });
  });

  test("a scan", async () => expect(await readError(fixture("scan.pdf"))).toBe("no-text"));
  test("a PDF that names no letters", async () => {
    expect(await readError(fixture("no-letters.pdf"))).toBe("no-letters");
  });
  test("only where nothing can be read: not a CV whose icons have no letters", async () => {
    const rows = ["Kari Testdal", "kari@testdal.example", "Erfaring", "2019 - 2021 Kokk, Brygga AS"];
    const content = rows.map((row, index) => showText(40, 800 - index * 30, `!!! ${row}`)).join("");
    // The font says that "!" is U+0003, which is no letter.
    const letters = "1 begincodespacerange<00><FF>endcodespacerange 1 beginbfchar<21><0003>endbfchar";
    const font = `/Encoding/WinAnsiEncoding/ToUnicode 6 0 R>>endobj
6 0 obj<</Length ${letters.length}>>stream
${letters}
endstream endobj`;
    const pdf = Buffer.from(pdfWith(content))
      .toString("latin1")
      .replace("/Helvetica>>endobj", `/Helvetica${font}`);
    const { resume } = await parseCv(Uint8Array.from(Buffer.from(pdf, "latin1")));
    expect(resume.work).toMatchObject([{ position: "Kokk" }]);
  });
  test("sixty pages", async () => {
    await expect(parseCv(fixture("sixty-pages.pdf"))).rejects.toMatchObject({
      code: "too-many-pages",
      detail: { pages: 60 },
    });
  });
});

describe("Any bytes are parsed or rejected before the deadline:", () => {
  const settle = async (bytes: Uint8Array) => {
    const start = performance.now();
    await readError(bytes, "cv.pdf");
    expect(performance.now() - start).toBeLessThan(20_000);
  };

  test("random bytes", async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), settle), { numRuns: 100 });
  });

  test("random text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 3000 }), async (text) => {
        await settle(strToU8(text));
      }),
      { numRuns: 100 },
    );
  });

  test("CVs with shuffled lines", async () => {
    const lines = [
      "Kari Testdal",
      "kari@testdal.example",
      "ERFARING",
      "2019 –",
      "Kokk, Brygga AS",
      "– 2021",
      "UTDANNING",
      "Språk: norsk",
      "SPRÅK",
      "Født:",
      "•",
      "- ",
      "\t",
      "Tlf",
      "(",
      "2018-2019 2020-2021",
      "Referanser:",
      "",
      "====",
      "Sivilstatus",
    ];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...lines), { maxLength: 60 }), async (some) => {
        await settle(strToU8(some.join("\n")));
      }),
      { numRuns: 150 },
    );
  });

  test("truncated and corrupted files", async () => {
    const whole = [fixture("sidebar-en.pdf"), word(cv)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 30 }),
        async (bytes, share, changes) => {
          const part = bytes.slice(0, Math.ceil(bytes.length * share));
          for (const [index, byte] of changes) if (part.length > 0) part[index % part.length] = byte;
          await settle(part);
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  test("an endless line", async () => {
    await settle(strToU8(`Kari Testdal\n${"a".repeat(300_000)}`));
    await settle(strToU8("2019 - ".repeat(40_000)));
    await settle(strToU8("a, ".repeat(60_000)));
    await settle(strToU8(`SPRÅK\n${"norsk ".repeat(40_000)}`));
  });
});
