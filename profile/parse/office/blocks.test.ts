import { expect, test } from "vitest";
import { type Block, blocksToLines } from "./blocks.ts";

const paragraph = (text: string): Block => ({
  kind: "paragraph",
  spans: [{ text, bold: false, italic: false, size: 11 }],
  bullet: false,
  before: 0,
  links: [],
});
const table = (...rows: string[][][]): Block => ({
  kind: "table",
  rows: rows.map((cells) => cells.map((texts) => texts.map(paragraph))),
});
const textsOf = (...blocks: Block[]) => blocksToLines(blocks).map(({ text }) => text);

test("a line drawn above a heading in the margin does not move the heading down", () => {
  expect(
    textsOf(
      table([
        ["ㅡ", "Experience"],
        ["Brygga AS / Kokk", "2019 – 2021"],
      ]),
    ),
  ).toEqual(["Experience\tBrygga AS / Kokk", "2019 – 2021"]);
});

test("a heading above the first date in a margin stands above its row", () => {
  expect(
    textsOf(
      table(
        [
          ["EMPLOYMENT", "2019 – 2021"],
          ["Kokk", "Brygga AS", "Laget lunsj"],
        ],
        [["2015 – 2019"], ["Servitør", "Hotell Prøve"]],
      ),
    ),
  ).toEqual([
    "EMPLOYMENT",
    "2019 – 2021\tKokk",
    "Brygga AS",
    "Laget lunsj",
    "2015 – 2019\tServitør",
    "Hotell Prøve",
  ]);
});

test("a name of two lines is not mixed with the contact data beside it", () => {
  const contact = ["Storgata 1", "6004 Ålesund", "kari@testdal.example"];
  const texts = textsOf(table([contact, ["Kari", "Testdal"]]), paragraph("Kokk"));
  expect(texts).toContain("Kari");
  expect(texts[texts.indexOf("Kari") + 1]).toBe("Testdal");
});

test("a typed bullet with a tab behind it is a bullet", () => {
  const [line] = blocksToLines([paragraph("o\tLaget lunsj til åtti gjester")]);
  expect(line).toMatchObject({ text: "Laget lunsj til åtti gjester", bullet: true });
});

test("two spaces separate the parts of a heading, as in templates of Word, but not sentences", () => {
  const heading = { ...paragraph("Brygga Tankers Inc.  Second Officer"), heading: 4 } as Block;
  expect(textsOf(heading, paragraph("Passage plans.  Watch in port."))).toEqual([
    "Brygga Tankers Inc.\tSecond Officer",
    "Passage plans. Watch in port.",
  ]);
});

test("contact data without a heading in the first row come before the section beside them", () => {
  const texts = textsOf(
    table(
      [
        ["Gareth Prøve", "Head Gardener", "Testham, SY8 4QQ", "gareth@prove.example"],
        [
          "Profile",
          "Thirty-eight years in gardens, the last fifteen of them in charge of a team.",
          "I like pears.",
        ],
      ],
      [["Experience"], ["Prøve Hall / Head Gardener", "2014 – 2020"]],
    ),
  );
  expect(texts.slice(0, 5)).toEqual([
    "Gareth Prøve",
    "Head Gardener",
    "Testham, SY8 4QQ",
    "gareth@prove.example",
    "Profile",
  ]);
});

test("a table within a cell keeps its rows", () => {
  const grid = table([["Engelsk"], ["B2"], ["B1"]], [["Islandsk"], ["A2"], ["A1"]]);
  const form: Block = { kind: "table", rows: [[[paragraph("Europeisk nivå")], [grid]]] };
  expect(textsOf(form)).toEqual(["Europeisk nivå\tEngelsk\tB2\tB1", "Islandsk\tA2\tA1"]);
});
