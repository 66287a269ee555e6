import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { smallCv as cv, paragraph, readError, word } from "../../tests/support/rejected-cv.ts";
import { pdfWith, showText } from "./fixtures/pdf.ts";
import { parseCv } from "./parse-cv.ts";
import { mayHideText } from "./pdf/hidden-text.ts";

const plain = "Kari Testdal\nkari@testdal.example\n\nERFARING\nKokk, Brygga AS (2019–2021)";

describe("Hostile files", () => {
  /** The rejection code of a file and the CPU time in ms, which other processes do not affect. */
  async function rejectTimed(bytes: Uint8Array): Promise<[code: string, ms: number]> {
    const before = process.cpuUsage();
    const code = await readError(bytes);
    const { user, system } = process.cpuUsage(before);
    return [code, (user + system) / 1000];
  }

  test("rejects a zip bomb quickly", async () => {
    const bomb = zipSync({
      "word/document.xml": new Uint8Array(60_000_000),
      "word/styles.xml": strToU8("<a/>"),
    });
    expect(bomb.length).toBeLessThan(100_000);
    const [code, ms] = await rejectTimed(bomb);
    expect(code).toBe("inflates");
    expect(ms).toBeLessThan(8000);
  });

  test("rejects a paragraph of ten million characters quickly", async () => {
    const [code, ms] = await rejectTimed(word(cv + paragraph("a ".repeat(5_000_000))));
    expect(code).toBe("too-long");
    expect(ms).toBeLessThan(8000);
  });

  test("parses the maximum text above the first heading quickly", async () => {
    const prose = `${"Somewhere people worked with ".repeat(24)}\n`.repeat(400);
    const text = `${prose}kari@testdal.example\nERFARING\nKokk, Brygga AS (2019–2021)`;
    const [code, ms] = await rejectTimed(new TextEncoder().encode(text));
    expect(code).toBe("read");
    expect(ms).toBeLessThan(4000);
  });

  test("parses a group of skills with thousands of sentences quickly", async () => {
    const text = `${plain}\n\nFERDIGHETER\nData: ${"Kan det. ".repeat(20_000)}b`;
    const [code, ms] = await rejectTimed(strToU8(text));
    expect(code).toBe("read");
    expect(ms).toBeLessThan(4000);
  });

  test("parses a line of thousands of separators quickly", async () => {
    const text = `${plain}\n\nHOBBYER\nSjakk a ${"- ".repeat(60_000)}b`;
    const [code, ms] = await rejectTimed(strToU8(text));
    expect(code).toBe("read");
    expect(ms).toBeLessThan(4000);
  });

  test("rejects endlessly nested elements", async () => {
    expect(await readError(word("<w:sdt>".repeat(5000)))).toBe("inflates");
  });

  test("rejects endlessly nested JSON", async () => {
    expect(await readError(strToU8(`{"a":${"[".repeat(5000)}${"]".repeat(5000)}}`))).toMatch(
      /inflates|unknown-kind/,
    );
  });

  test("does not resolve entities of a document type", async () => {
    const type =
      '<!DOCTYPE w [<!ENTITY secret SYSTEM "file:///etc/passwd"><!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]>';
    const { resume, unplaced } = await parseCv(
      word(cv.replace("Norsk: Morsmål", "Norsk: Morsmål &secret; &b;"), type),
    );
    expect(resume.basics?.name).toBe("Kari Testdal");
    expect(JSON.stringify([resume, unplaced])).not.toMatch(/root:|lollol/);
  });

  test("skips deleted text and comments of a Word file", async () => {
    const { resume, unplaced } = await parseCv(
      word(`${cv}<w:p><w:del><w:r><w:delText>slettet</w:delText></w:r></w:del></w:p>`),
    );
    expect(JSON.stringify([resume, unplaced])).not.toContain("slettet");
  });

  test("reads a Word file with tracked changes as if they were accepted", async () => {
    const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
    const { resume, unplaced } = await parseCv(
      word(
        `${cv}<w:p><w:ins>${run("INTERESSER")}</w:ins></w:p><w:p><w:ins>${run("Seiling")}</w:ins><w:moveFrom>${run("flyttet")}</w:moveFrom></w:p>`,
      ),
    );
    expect(JSON.stringify([resume, unplaced])).toContain("Seiling");
    expect(JSON.stringify([resume, unplaced])).not.toContain("flyttet");
  });

  test("skips hidden keywords of a Word file", async () => {
    const hidden = (properties: string) =>
      `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>kubernetes lean</w:t></w:r></w:p>`;
    const { resume, unplaced } = await parseCv(
      word(`${hidden("<w:vanish/>")}${cv}${hidden('<w:color w:val="FFFFFF"/><w:sz w:val="2"/>')}`),
    );
    expect(resume.basics?.name).toBe("Kari Testdal");
    expect(JSON.stringify([resume, unplaced])).not.toContain("kubernetes");
  });

  test("parses the first of two people in one file, and warns", async () => {
    const person = (name: string, email: string) =>
      `${name}\n${email}\n\nERFARING\nKokk, Brygga AS\n2019 – nå\nServitør, Kafé Prøve AS\n2015 – 2018\n\nUTDANNING\nFagbrev som kokk, Bergen vgs\n2012 – 2015\n`;
    const { resume, warnings } = await parseCv(
      strToU8(
        `${person("Kari Testdal", "kari@testdal.example")}\n\n${person("Ola Prøvestad", "ola@provestad.example")}`,
      ),
    );
    expect(warnings).toEqual(["two-people"]);
    expect(resume.basics).toMatchObject({ name: "Kari Testdal", email: "kari@testdal.example" });
    expect(JSON.stringify(resume)).not.toMatch(/Ola|provestad/);
    expect(resume.work).toHaveLength(2);
  });

  const portfolio = (attached: string) => {
    const text = "BT /F 12 Tf 20 200 Td (The documents are attached to this portfolio.) Tj ET";
    const cover = `%PDF-1.7
1 0 obj<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(cv.pdf) 6 0 R]>>>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
6 0 obj<</Type/Filespec/F(cv.pdf)/EF<</F 7 0 R>>>>endobj
7 0 obj<</Type/EmbeddedFile/Length ${attached.length}>>stream
${attached}
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`;
    return Uint8Array.from(Buffer.from(cover, "latin1"));
  };

  test("reads the CV that is attached to the cover page of a PDF portfolio", async () => {
    const attached = readFileSync("profile/parse/fixtures/sidebar-en.pdf").toString("latin1");
    const { resume } = await parseCv(portfolio(attached));
    expect(resume.basics?.name).toBe("Priya Raman");
  });

  test.each([
    ["a damaged PDF", "%PDF-1.7 broken"],
    ["a Word file", "PK\u0003\u0004 cv.docx"],
  ])("rejects a portfolio whose only attachment is %s", async (_, attached) => {
    await expect(parseCv(portfolio(attached))).rejects.toMatchObject({
      code: "unknown-kind",
      detail: { kind: "archive" },
    });
  });

  test("scans 200,000 unclosed streams quickly", () => {
    const started = performance.now();
    expect(mayHideText(strToU8("obj\nstream\n".repeat(200_000)))).toBe(false);
    expect(mayHideText(strToU8(`${"obj\nstream\n".repeat(200_000)}endstream`))).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  test("ignores text in the colour behind it, and reads white text on a dark column", async () => {
    const content = [
      "0.1 0.2 0.3 rg 0 0 150 842 re f\n1 1 1 rg\n",
      showText(20, 780, "Contact"),
      // The line below a link, as Chromium draws it before the text.
      "20 758.5 120 0.75 re f\n",
      showText(20, 760, "kari@testdal.example"),
      "1 1 1 rg\n",
      showText(200, 640, "Kubernetes Docker blockchain"),
      "0 g\n",
      showText(200, 780, "Kari Testdal"),
      showText(200, 740, "Experience"),
      showText(200, 720, "Cook, Brygga Ltd, 2019 - 2021"),
      "3 Tr\n",
      showText(200, 660, "Leadership synergy"),
    ].join("");
    const { lines, resume } = await parseCv(pdfWith(content));
    expect(lines.join(" ")).not.toMatch(/Kubernetes|Leadership/);
    expect(resume.basics?.email).toBe("kari@testdal.example");
    expect(resume.work).toMatchObject([{ position: "Cook", name: "Brygga Ltd" }]);
  });

  test("ignores links that are not web addresses", async () => {
    const { resume } = await parseCv(strToU8('{"basics":{"name":"Kari","url":"javascript:alert(1)"}}'));
    expect(resume.basics).toEqual({ name: "Kari" });
  });

  test("rejects JSON with too many entries", async () => {
    const work = Array.from({ length: 4000 }, () => ({ name: "Brygga AS", position: "Kokk" }));
    expect(await readError(strToU8(JSON.stringify({ basics: { name: "Kari Testdal" }, work })))).toBe(
      "too-long",
    );
  });

  test.each([
    ["a line of 300,000 letters", `${plain}\n${"a".repeat(300_000)}`],
    ["a name of 100,000 letters", plain.replace("Testdal", "Testdal".repeat(15_000))],
    ["JSON with a name of 100,000 letters", JSON.stringify({ basics: { name: "K".repeat(100_000) } })],
  ])("rejects words that take browsers minutes to wrap: %s", async (_, text) => {
    expect(await readError(strToU8(text))).toBe("too-long");
  });

  test("rejects text with too many lines", async () => {
    expect(await readError(strToU8("a\n".repeat(190_000)))).toBe("too-long");
  });

  test("accepts long URLs as words", async () => {
    const address = `https://testdal.example/${"a".repeat(600)}`;
    const { resume } = await parseCv(strToU8(`${plain}\n${address}`));
    expect(resume.basics?.name).toBe("Kari Testdal");
  });

  test("rejects text with too many entries", async () => {
    const skills = Array.from({ length: 5000 }, (_, index) => `- Ferdighet ${index}`).join("\n");
    expect(await readError(strToU8(`${plain}\n\nFERDIGHETER\n${skills}`))).toBe("too-long");
  });

  test("parses a researcher's CV with 600 publications", async () => {
    const publications = Array.from({ length: 600 }, (_, index) => ({
      name: `Om tare ${index}`,
      releaseDate: "2019",
    }));
    const { resume } = await parseCv(
      strToU8(JSON.stringify({ basics: { name: "Kari Testdal" }, publications })),
    );
    expect(resume.publications).toHaveLength(600);
  });

  test("accepts JSON with a large portrait", async () => {
    const image = `data:image/png;base64,${"A".repeat(1_000_000)}`;
    const { resume } = await parseCv(strToU8(JSON.stringify({ basics: { name: "Kari Testdal", image } })));
    expect(resume.basics?.image).toBe(image);
  });

  test("ignores field names such as __proto__", async () => {
    const text =
      '{"__proto__":{"work":[{"name":"Ond AS"}]},"constructor":{"prototype":{"polluted":1}},"basics":{"name":"Kari Testdal","__proto__":{"polluted":1}}}';
    const { resume } = await parseCv(strToU8(text));
    expect(resume).toEqual({ basics: { name: "Kari Testdal" } });
    expect(resume.work).toBeUndefined();
    expect("polluted" in {}).toBe(false);
  });

  test("removes bidirectional characters, and pictures in a name", async () => {
    const text = `K\u200bari 👩🏽‍🔧 \u202eTestdal\u202c\nkari@testdal.example\n\nE\u200bR\u200bFARING\nKokk\u0007, Brygga\u0000 AS (2019–2021)`;
    const { resume } = await parseCv(strToU8(text));
    expect(resume.basics?.name).toBe("Kari Testdal");
    expect(resume.work).toMatchObject([{ position: "Kokk", name: "Brygga AS" }]);
  });
});
