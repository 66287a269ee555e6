import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

const work = (text: string) =>
  read(`ARBEIDSERFARING\n\n${text}`).work?.map(({ name, position, location, startDate, endDate }) => [
    name,
    position,
    location,
    startDate,
    endDate,
  ]);

test("withholds a referee's contact data, even below an unknown heading", () => {
  const { withheld, resume } = parseResume(
    parseText(`${head}INTERESSER\n\nSjakk\nLena Prøve, tlf. 220 00 101, lena@brygga.example`),
  );
  expect(JSON.stringify({ ...resume, references: [] })).not.toMatch(/220 00 101|lena@/);
  expect(withheld.map(({ kind }) => kind)).toContain("reference");
});

test('parses contact data below "About"', () => {
  const { resume } = parseResume(
    parseText(
      "Kari Prøve Testdal\n\nABOUT\n\n22 00 00 14\nkari@testdal.example\n\nSKILLS\n\nFigma, Excel, Word",
    ),
  );
  expect(resume.basics).toMatchObject({ phone: "22 00 00 14", email: "kari@testdal.example" });
  expect(resume.basics?.summary).toBeUndefined();
});

describe("Forms start an entry", () => {
  const jobs = [
    ["Brygga Sjømat", "Souschef", undefined, "2022-05", undefined],
    ["Hotell Atlanterhav", "Kokk", undefined, "2018-09", "2022-04"],
  ];

  test("at their first label, whatever it is", () => {
    const entry = (period: string, employer: string, title: string) =>
      `Periode: ${period}\nArbeidsgiver: ${employer}\nArbeidsoppgaver: Menyer til selskaper\nStilling: ${title}\n`;
    expect(
      work(
        entry("05/2022 – d.d.", "Brygga Sjømat", "Souschef") +
          entry("09/2018 – 04/2022", "Hotell Atlanterhav", "Kokk"),
      ),
    ).toEqual(jobs);
  });

  test("at the label below a wide gap when the first entry lacks it", () => {
    const rows = [
      ["Stilling", "Souschef"],
      ["Periode", "05/2022 – d.d."],
      ["Arbeidsgiver", "Brygga Sjømat"],
      ["Arbeidsoppgaver", "Menyer til selskaper", "gap"],
      ["Stilling", "Kokk"],
      ["Periode", "09/2018 – 04/2022"],
      ["Arbeidsgiver", "Hotell Atlanterhav"],
    ];
    let y = 120;
    const { resume } = parsePages(
      page([
        ...headTexts,
        [40, 112, "Arbeidserfaring", 14, "bold"],
        ...rows.flatMap(([label = "", value = "", gap]): PositionedText[] => {
          y += gap ? 24 : 13;
          return [
            [40, y, label],
            [200, y, value],
          ];
        }),
      ]),
    );
    expect(resume.work?.map(({ position, startDate }) => [position, startDate])).toEqual([
      ["Souschef", "2022-05"],
      ["Kokk", "2018-09"],
    ]);
  });
});

test("a form ends at the next heading", () => {
  const form = (title: string, period: string) =>
    `Stilling: ${title}\nArbeidsgiver: Brygga Sjømat AS\nPeriode: ${period}\n`;
  expect(
    work(
      `${form("Souschef", "05/2022 – d.d.")}${form("Kokk", "09/2018 – 04/2022")}\nANNEN ERFARING\n\nServitør, Kafé Nord AS (2012–2015)\n\nBud, Posten AS (2010–2012)`,
    )?.map(([name, position]) => `${position}, ${name}`),
  ).toEqual([
    "Souschef, Brygga Sjømat AS",
    "Kokk, Brygga Sjømat AS",
    "Servitør, Kafé Nord AS",
    "Bud, Posten AS",
  ]);
});

describe("Tables", () => {
  test("with a header give each column its field", () => {
    const { work } = read(
      "ARBEIDSERFARING\n\nPeriode          Arbeidsgiver        Stilling         Arbeidsoppgaver\n2019 – d.d.      Prøve Bulk AS       Tankbilsjåfør    Drivstoff til gårdsbruk\n2009 – 2018      Testdal Transport   Lastebilsjåfør   Semitrailer og krokbil",
    );
    expect(work).toEqual([
      {
        name: "Prøve Bulk AS",
        position: "Tankbilsjåfør",
        startDate: "2019",
        summary: "Drivstoff til gårdsbruk",
      },
      {
        name: "Testdal Transport",
        position: "Lastebilsjåfør",
        startDate: "2009",
        endDate: "2018",
        summary: "Semitrailer og krokbil",
      },
    ]);
  });

  test("of skills keep the groups beside their lists", () => {
    expect(
      read("SKILLS\n\nPlatforms       AWS, Azure, Docker\nIntegration     Kafka, MuleSoft, REST").skills,
    ).toEqual([
      { name: "Platforms", keywords: ["AWS", "Azure", "Docker"] },
      { name: "Integration", keywords: ["Kafka", "MuleSoft", "REST"] },
    ]);
  });
});

describe("Headings", () => {
  test("may have a remark or a letter", () => {
    const { skills, interests } = read(
      "A. Skills (self assessed, 1 to 5)\n\nSauces ........ 5\nRHEL 7/8/9\n\nB. Interests\n\nChess, rowing",
    );
    expect(skills?.map(({ name }) => name)).toEqual(["Sauces", "RHEL 7/8/9"]);
    expect(interests?.map(({ name }) => name)).toEqual(["Chess", "rowing"]);
  });

  test("may be questions", () => {
    const resume = read(
      "» Hvor har jeg jobbet?\n\n2019 – 2022   Kokk, Prøve AS\n\n» Hva har jeg lært på skolen?\n\n2015 – 2018   Kokkfag, Testdal videregående skole\n\n» Hvilke språk snakker jeg?\n\nNorsk, engelsk",
    );
    expect(resume.work).toHaveLength(1);
    expect(resume.education).toHaveLength(1);
    expect(resume.languages).toHaveLength(2);
  });

  test("over other things add nothing to the job above", () => {
    const resume = read(
      "ARBEIDSERFARING\n\n2019 – 2022   Kokk, Prøve AS\n- Laget menyer\n\nANNET\n\nEgen bil og verktøy, og jeg spiller i korps.",
    );
    expect(JSON.stringify(resume.work)).not.toContain("korps");
  });
});

test("A heading between dashes starts its section", () => {
  const { education } = read(
    "--- UTDANNING ------------------------\n\n2005 – 2010  Master i energi og miljø, NTNU\n\n--- SPRÅK ----------------\n\nNorsk, engelsk",
  );
  expect(education?.map(({ institution }) => institution)).toEqual(["NTNU"]);
});
