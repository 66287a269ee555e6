import { expect, test } from "vitest";
import { type PositionedText, page } from "../fixtures/page.ts";
import { buildSource } from "./parse-pdf.ts";

test("keeps a heading below a short title with a date separate", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "VERV", 12],
      [40, 80, "Prøvevik Skolekorps", 10, "bold"],
      [40, 93, "Leder", 10, "italic"],
      [480, 93, "2016 – 2019", 10, "italic"],
      [40, 118, "KURS OG SERTIFIKATER", 12],
      [56, 138, "Helsefagveileder, Fagforbundet"],
    ]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    "VERV",
    "Prøvevik Skolekorps",
    "Leder\t2016 – 2019",
    "KURS OG SERTIFIKATER",
    "Helsefagveileder, Fagforbundet",
  ]);
});

test("joins the months and years of a period that a margin breaks", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "ERFARING", 12],
      [40, 80, "September"],
      [120, 80, "Kokk, Brygga AS", 10, "bold"],
      [40, 92, "2014 –"],
      [120, 92, "Laget menyer for hele huset"],
      [40, 104, "februar 2017"],
      [40, 124, "Mars 2010"],
      [120, 124, "Servitør, Kafé Prøve", 10, "bold"],
    ]),
  ]);
  expect(lines[1]?.text).toBe("September 2014 – februar 2017\tKokk, Brygga AS");
});

test("separates a label from its value, and a name from smaller text beside it", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Kari Prøve Testdal", 24],
      [270, 60, "Kokk", 12],
      [40, 80, "Nationality", 10],
      [102, 80, "Norwegian", 10],
    ]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual(["Kari Prøve Testdal\tKokk", "Nationality\tNorwegian"]);
});

test("drops a row at the top of a later page that repeats the first page", () => {
  const first = page([
    [40, 60, "Curriculum vitae", 12],
    [40, 90, "Kari Prøve Testdal", 20],
    [40, 120, "Kokk", 10],
  ]);
  const second = page([
    [40, 90, "Curriculum vitae", 12],
    [300, 90, "Kari Prøve Testdal", 10],
    [40, 140, "Servitør", 10],
  ]);
  expect(buildSource([first, second]).lines.map(({ text }) => text)).toEqual([
    "Curriculum vitae",
    "Kari Prøve Testdal",
    "Kokk",
    "Servitør",
  ]);
});

test("puts headings in a margin before their text, also with a lower baseline or over two rows", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Kari Prøve Testdal med lang tittel", 16],
      [160, 100, "Kokk", 10, "bold"],
      [40, 104, "ERFARING", 13],
      [160, 112, "Brygga AS, 2019–2021"],
      [160, 124, "Laget menyer for hele huset"],
      [160, 150, "Prøve videregående skole, 2016–2019"],
      [40, 154, "UTDANNING", 13],
      [40, 169, "OG STUDIER", 13],
      [160, 200, "Excel, Visma"],
      [40, 204, "FERDIGHETER", 13],
    ]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    "Kari Prøve Testdal med lang tittel",
    "ERFARING",
    "Kokk",
    "Brygga AS, 2019–2021",
    "Laget menyer for hele huset",
    "UTDANNING OG STUDIER",
    "Prøve videregående skole, 2016–2019",
    "FERDIGHETER",
    "Excel, Visma",
  ]);
});

test("keeps headings above their text although some text is indented", () => {
  const texts = ["ERFARING", "Kokk, Brygga AS", "KURS", "Fallsikring", "Truckfører", "FERDIGHETER", "Excel"];
  const { lines } = buildSource([
    page([
      ...texts.map((text, row): PositionedText => [40, 100 + row * 15, text]),
      ...texts.map((text, row): PositionedText => [300, 100 + row * 15, `${text} 2`]),
    ]),
  ]);
  expect(lines.map(({ cells }) => cells[0]?.text)).toContain("Fallsikring");
});

test("keeps a year with an apostrophe from another font with its month", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Aug", 10],
      [60, 60, "’21 – June ’25", 10, "other"],
    ]),
  ]);
  expect(lines[0]?.text).toBe("Aug ’21 – June ’25");
});

test("keeps contact data that only the feet of the pages have", () => {
  const foot: PositionedText = [200, 820, "kari@testdal.example", 8];
  const first = page([[40, 60, "Kari Prøve Testdal", 20], foot]);
  const second = page([[40, 60, "Kokk, Brygga AS"], foot]);
  expect(buildSource([first, second]).lines.map(({ text }) => text)).toEqual([
    "kari@testdal.example",
    "Kari Prøve Testdal",
    "Kokk, Brygga AS",
  ]);
});

test("reads the contact data at the feet of the pages in rows of any number, once", () => {
  const foot = (number: string): PositionedText[] => [
    [200, 743, "Testgata 3 – 6004 Ålesund"],
    [180, 756, "22 00 00 14"],
    [300, 756, "kari@testdal.example"],
    [180, 770, "www.testdal.example"],
    [540, 790, number],
  ];
  const { lines, ignored } = buildSource([
    page([[40, 60, "Kari Prøve Testdal", 20], ...foot("1/2")]),
    page([[40, 60, "Ola Test, ola@brygga.example"], ...foot("2/2")]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    "Testgata 3 – 6004 Ålesund",
    "22 00 00 14\tkari@testdal.example",
    "www.testdal.example",
    "Kari Prøve Testdal",
    "Ola Test, ola@brygga.example",
  ]);
  expect(ignored).toContain("1/2");
});

test("drops a repeated foot without an e-mail address", () => {
  const foot: PositionedText = [200, 820, "Kari Prøve Testdal – CV", 8];
  const first = page([[40, 60, "Kari Prøve Testdal", 20], foot]);
  const second = page([[40, 60, "Kokk, Brygga AS"], foot]);
  expect(buildSource([first, second]).lines.map(({ text }) => text)).toEqual([
    "Kari Prøve Testdal",
    "Kokk, Brygga AS",
  ]);
});

test("removes the same sign around a heading, and spaces between the letters of a numbered one", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "— Utdanning —", 12],
      [40, 80, "Fagbrev som kokk, Prøvevik videregående skole"],
      [40, 100, "— Språk jeg snakker", 12],
      [160, 100, "—", 12],
      [40, 120, "B ) A r b e i d", 12],
      [40, 140, "[ 2019 – 2021"],
      [120, 140, "]"],
    ]),
  ]);
  expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
    ["Utdanning", false],
    ["Fagbrev som kokk, Prøvevik videregående skole", false],
    ["Språk jeg snakker", false],
    ["B) Arbeid", false],
    ["[ 2019 – 2021", false],
  ]);
  const long = page([[40, 60, "1) ".repeat(40_000)]]);
  expect(buildSource([long]).lines).toHaveLength(1);
});

test("separates right-aligned labels from the column that they stand close to", () => {
  const labelled = (y: number, label: string, text: string): PositionedText[] => [
    [120 - label.length * 5, y, label],
    [129, y, text],
  ];
  const { lines } = buildSource([
    page([
      [129, 60, "Skills", 12],
      ...labelled(80, "Frameworks", "Spring Boot, Ktor"),
      ...labelled(94, "DevOps", "Docker, Terraform"),
      ...labelled(108, "Databases", "PostgreSQL, Redis"),
    ]),
  ]);
  expect(lines.slice(1).map(({ text }) => text)).toEqual([
    "Frameworks\tSpring Boot, Ktor",
    "DevOps\tDocker, Terraform",
    "Databases\tPostgreSQL, Redis",
  ]);
});

test("leaves out the page number of a page that ends before its foot", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Publications", 12],
      [40, 80, "Kelp recovery in five fjords, 2021"],
      [500, 400, "1/2"],
    ]),
    page([[40, 60, "Light and sediment in the north, 2019"]]),
  ]);
  expect(lines.map(({ text }) => text).join("\n")).not.toContain("1/2");
});

test("reads ligatures whose bytes Ghostscript swaps", () => {
  const { lines } = buildSource([page([[40, 60, "Cer琀椀昀椀cates, di昀昀erent, 昀 alone"]])]);
  expect(lines[0]?.text).toBe("Certificates, different, 昀 alone");
});

test("drops the dash that templates of Google Docs set beside each section", () => {
  const rows = [60, 90, 120].flatMap((y): PositionedText[] => [
    [40, y, "\u3161"],
    [200, y, "Prøve farm"],
  ]);
  const { lines } = buildSource([page(rows)]);
  expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual(Array(3).fill(["Prøve farm", false]));
});

test("takes a page that is printed twice for no contact data", () => {
  const texts: PositionedText[] = [
    [40, 80, "Kari Prøve Testdal", 20],
    [40, 100, "kari@testdal.example"],
    [40, 120, "Kokk, Brygga AS"],
  ];
  const { lines } = buildSource([page([[40, 60, "Første"], ...texts]), page([[40, 60, "Andre"], ...texts])]);
  expect(lines.map(({ text }) => text).slice(0, 3)).toEqual([
    "Første",
    "Kari Prøve Testdal",
    "kari@testdal.example",
  ]);
});

test("drops the icons beside dates and the dots of levels, also when one font draws both", () => {
  const entry = (y: number, years: string, town: string): PositionedText[] => [
    [40, y, "Ł", 10, "icons"],
    [54, y, years],
    [187, y, "Ȱ", 10, "icons"],
    [200, y, town],
  ];
  const { lines } = buildSource([
    page([
      ...entry(60, "2019 – 2021", "Bergen"),
      ...entry(90, "2016 – 2019", "Molde"),
      ...entry(120, "2013 – 2016", "Steinkjer"),
      [40, 150, "Norsk"],
      [187, 150, "Ī Ī Ī Ī Ī", 10, "icons"],
    ]),
  ]);
  expect(lines.map(({ text }) => text.replaceAll("\t", " "))).toEqual([
    "2019 – 2021 Bergen",
    "2016 – 2019 Molde",
    "2013 – 2016 Steinkjer",
    "Norsk",
  ]);
});

test("takes the owner's contact data from the foot of a single page", () => {
  const texts: PositionedText[] = [
    [40, 60, "Kari Prøve Testdal", 20],
    [40, 100, "Erfaring", 14],
    [40, 120, "2019 – 2021  Kokk, Brygga AS"],
    [40, 640, "Interesser", 14],
    [40, 660, "Ski, sjakk"],
  ];
  const foot: PositionedText[] = [
    [200, 790, "Strandgata 7 – 4014 Stavanger"],
    [200, 803, "22 00 00 14 • kari@testdal.example"],
  ];
  expect(buildSource([page([...texts, ...foot])]).lines[0]?.text).toBe("Strandgata 7 – 4014 Stavanger");
  const referees: PositionedText[] = [[40, 680, "Referanser", 14], [40, 700, "Ola Test, sjef"], ...foot];
  expect(buildSource([page([...texts, ...referees])]).lines[0]?.text).toBe("Kari Prøve Testdal");
});

test("keeps letters within a word that have a font of their own", () => {
  const [line] = buildSource([
    page([
      [40, 60, "O", 10, "bold"],
      [45, 60, "ff", 10, "ligature"],
      [55, 60, "entlige godkjenninger", 10, "bold"],
      [40, 80, "Autorisasjon som lege", 10, "body"],
    ]),
  ]).lines;
  expect(line?.text).toBe("Offentlige godkjenninger");
});
