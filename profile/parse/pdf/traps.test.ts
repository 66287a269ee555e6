import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages as read } from "../fixtures/page.ts";
import type { LineStructure } from "../labeller/structure.ts";
import { buildSource, type Page } from "./parse-pdf.ts";
import { rotateUpright, toRuns } from "./runs.ts";

/** The sections that have a heading, in their order. */
const headedSections = (structure: LineStructure[]) =>
  structure.filter(({ isHeading }) => isHeading).map(({ section }) => section);

const textsOf = (...pages: Page[]) => buildSource(pages).lines.map(({ text }) => text);

describe("Text extraction from PDFs", () => {
  test("orders lines when the text is in painting order", () => {
    expect(
      textsOf(
        page([
          [40, 120, "tredje linje her"],
          [40, 100, "første linje her"],
          [40, 110, "andre linje her"],
        ]),
      ),
    ).toEqual(["første linje her", "andre linje her", "tredje linje her"]);
  });

  test("joins runs of one word and separates words", () => {
    expect(
      textsOf(
        page([
          [40, 100, "Prosjekt"],
          [80, 100, "leder"],
          [108, 100, "i"],
          [116, 100, "Bergen"],
        ]),
      ),
    ).toEqual(["Prosjektleder i Bergen"]);
  });

  test("keeps the words of letter-spaced capitals", () => {
    const letters = [..."KARI"].map((letter, index): PositionedText => [40 + index * 16, 60, letter, 20]);
    const more = [..."TESTDAL"].map((letter, index): PositionedText => [112 + index * 16, 60, letter, 20]);
    expect(textsOf(page([...letters, ...more]))).toEqual(["KARI TESTDAL"]);
  });

  test("recognises letter-spaced headings, even without word gaps", () => {
    const { structure } = read(
      page([
        ...headTexts,
        [40, 130, "A R B E I D S E R F A R I N G", 12],
        [40, 150, "Kokk, Brygga AS (2019–2021)"],
        [40, 200, "OMMEG", 12],
        [40, 220, "Jeg er kokk med ti års erfaring fra hotell."],
      ]),
    );
    expect(headedSections(structure)).toEqual(["work", "summary"]);
  });

  test("keeps short words and wide word gaps of letter-spaced capitals in one heading", () => {
    const lines = textsOf(
      page([
        [40, 60, "D R", 12],
        [70, 60, "E L E A N O R", 12],
        [40, 130, "H O N O U R S", 12],
        [130, 130, "A N D", 12],
        [172, 130, "A W A R D S", 12],
        [40, 150, "A medal (2020)"],
      ]),
    );
    expect(lines.slice(0, 2)).toEqual(["DR ELEANOR", "HONOURS AND AWARDS"]);
  });

  test("replaces ligatures, soft hyphens and unusual spaces", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Ferdigheter", 14],
        [40, 150, "Graﬁsk design, Over\u00ADsettelse, Kunde\u00A0service"],
      ]),
    );
    expect(resume.skills?.map(({ name }) => name)).toEqual([
      "Grafisk design",
      "Oversettelse",
      "Kunde service",
    ]);
  });

  test("joins a word broken with U+2010", () => {
    const { resume } = read(
      page([
        ...headTexts,
        [40, 130, "Arbeidserfaring", 14],
        [40, 150, "Kokk, Brygga AS"],
        [300, 150, "2019–2021"],
        [40, 164, "• Ledet kjøkkenet på et hotell med mange hundre gjester og hadde opp\u2010", 10],
        [50, 178, "læring av lærlinger"],
      ]),
    );
    expect(resume.work?.[0]).toMatchObject({ name: "Brygga AS", position: "Kokk" });
    expect(JSON.stringify(resume.work)).toContain("hadde opplæring av lærlinger");
  });

  test("ignores icon font glyphs next to contact data", () => {
    const { resume, unplaced } = read(
      page([
        [40, 60, "Kari Prøve Testdal", 20],
        [40, 80, "M", 10, "icons"],
        [60, 80, "kari.testdal@post.example"],
        [40, 94, "P", 10, "icons"],
        [60, 94, "22 00 00 14"],
        [40, 130, "Språk", 14],
        [40, 150, "Norsk: Morsmål"],
      ]),
    );
    expect(resume.basics).toMatchObject({
      name: "Kari Prøve Testdal",
      email: "kari.testdal@post.example",
      phone: "22 00 00 14",
    });
    expect(unplaced).toEqual([]);
  });

  test("skips footers within an entry", () => {
    const first = page([
      ...headTexts,
      [40, 700, "Arbeidserfaring", 14],
      [40, 720, "Kokk, Brygga AS"],
      [300, 720, "2019–2021"],
      [40, 740, "• Første linje"],
      [280, 820, "side 1 av 2", 8],
    ]);
    const second = page([
      [40, 60, "• Andre linje"],
      [40, 90, "Servitør, Kafé Prøve AS"],
      [300, 90, "2017–2019"],
      [280, 820, "side 2 av 2", 8],
    ]);
    const { resume } = read(first, second);
    expect(resume.work?.map(({ name, highlights }) => [name, highlights])).toEqual([
      ["Brygga AS", ["Første linje", "Andre linje"]],
      ["Kafé Prøve AS", undefined],
    ]);
    expect(buildSource([first, second]).ignored).toEqual(["side 1 av 2", "side 2 av 2"]);
  });

  test("reads an address from its link, also when a narrow column broke it", () => {
    const links = [
      { url: "https://www.linkedin.com/in/kari-testdal", x: 40, right: 90, top: 100, bottom: 112 },
    ];
    const { resume } = read(
      page(
        [
          [40, 60, "Kari Prøve Testdal", 20],
          [40, 80, "kari.testdal@"],
          [40, 92, "post.example"],
          [40, 110, "LinkedIn"],
          [40, 140, "Språk", 14],
          [40, 160, "Norsk: Morsmål"],
        ],
        links,
      ),
    );
    expect(resume.basics?.email).toBe("kari.testdal@post.example");
    expect(resume.basics?.profiles).toEqual([
      { network: "LinkedIn", username: "kari-testdal", url: "https://www.linkedin.com/in/kari-testdal" },
    ]);
  });
});

test.each([
  ["upwards", [0, 10, -10, 0]],
  ["downwards", [0, -10, 10, 0]],
])("reads a page whose text runs %s", (_direction, turn) => {
  const items = ["ERFARING", "Kokk, Brygga Sjømat"].map((str, index) => ({
    str,
    transform: [...turn, turn[1] === 10 ? 100 + index * 20 : 400 - index * 20, 50],
    width: str.length * 5,
    height: 10,
    fontName: "f",
  }));
  const runs = toRuns(rotateUpright(items, 600), 600);
  expect(runs.map(({ text }) => text)).toEqual(["ERFARING", "Kokk, Brygga Sjømat"]);
  expect(runs[0]?.y).toBeLessThan(runs[1]?.y ?? 0);
  expect(runs[0]?.x).toBeCloseTo(runs[1]?.x ?? 0);
});

test("lowers the confidence of January dates that a template made from years", () => {
  const { values } = read(
    page([...headTexts, [40, 130, "Verv", 14], [40, 150, "Mentor, Prøvelaget (jan. 2012 – jan. 2015)"]]),
  );
  expect(values.find(({ path }) => path === "volunteer[0].startDate")?.confidence).toBe("likely");
});

test("places headings and margin labels, kinds of address and durations", () => {
  const { resume, unplaced } = read(
    page([
      ...headTexts,
      [40, 108, "linkedin.com/in/kari-testdal"],
      [40, 122, "(LinkedIn)"],
      [40, 150, "Arbeidserfaring", 10, "bold"],
      [200, 150, "Souschef"],
      [200, 164, "Brygga Sjømat AS"],
      [200, 178, "mars 2022 – april 2024 (1 year 9 months)"],
      [40, 192, "Main activities and responsibilities"],
      [240, 192, "• Lager meny etter sesong og leder kjøkkenet"],
    ]),
  );
  expect(resume.work).toMatchObject([{ name: "Brygga Sjømat AS", startDate: "2022-03" }]);
  expect(unplaced).toEqual([]);
});
