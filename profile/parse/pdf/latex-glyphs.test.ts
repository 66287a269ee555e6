import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseCv } from "../parse-cv.ts";
import { joinLatexGlyphs } from "./latex-glyphs.ts";
import type { PdfItem } from "./runs.ts";

/** An item of letters that are 5 wide. */
const item = (str: string, x: number, y = 700, height = 10): PdfItem => ({
  str,
  transform: [height, 0, 0, height, x, y],
  width: str.length * 5,
  height,
  fontName: "roman",
});
const texts = (...items: PdfItem[]) => joinLatexGlyphs(items).map(({ str }) => str);

test("joins accents with the letters below them", () => {
  expect(
    texts(item("P˚", 0), item("a ˚", 5), item("Asen, caf´", 15), item("e", 60), item("na¨", 70)),
  ).toEqual(["P", "å", "Åsen, caf", "é", "na¨"]);
  expect(texts(item("na¨", 0), item("ıve", 10))).toEqual(["na", "ïve"]);
  expect(texts(item("¨", 1, 702), item("OSTERREICH", 0))).toEqual(["ÖSTERREICH"]);
});

test("keeps an accent that stands beside a letter", () => {
  expect(texts(item("Kari´", 0), item("s", 25))).toEqual(["Kari´", "s"]);
  expect(texts(item("`", 0), item("error", 20))).toEqual(["`", "error"]);
  expect(texts(item("˚", 0, 720), item("C", 0))).toEqual(["˚", "C"]);
});

test("ends a word before the space in front of an accent", () => {
  const [word] = joinLatexGlyphs([item("a ˚", 0), item("Asen", 10)]);
  expect(word).toMatchObject({ str: "a", width: 5 });
});

test("joins LaTeX's name, of which the A is raised", () => {
  expect(texts(item("Excel, L", 0), item("A", 37, 703, 7), item("TEX, Word", 42))).toEqual([
    "Excel, LaTeX, Word",
  ]);
  expect(texts(item("L", 0), item("A", 10), item("TEX", 20))).toEqual(["L", "A", "TEX"]);
});

test("reads a CV in LaTeX's default fonts", async () => {
  const { resume } = await parseCv(new Uint8Array(readFileSync("profile/parse/fixtures/latex-no.pdf")));
  expect(resume.basics?.name).toBe("Åse Kårstad");
  expect(resume.work).toMatchObject([{ name: "Ålesund Kafé", position: "Kokk" }]);
});
