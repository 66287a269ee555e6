import { describe, expect, test } from "vitest";
import { type Piece, page, readPages } from "../fixtures/page.ts";

const jobsOf = (heading: string, pieces: Piece[]) => {
  const { resume } = readPages(
    page([
      [40, 60, "Kari Prøve Testdal", 20],
      [40, 80, "kari@testdal.example"],
      [40, 120, heading, 14],
      ...pieces,
    ]),
  );
  return resume.work?.map(({ name, position, startDate, summary, highlights }) => [
    name,
    position,
    startDate,
    summary ?? highlights,
  ]);
};

/** Lines below each other as one list of words: those that begin with a space are set in by a letter's height. */
const set = (lines: string[], boldFirst = true): Piece[] =>
  lines.map((line, at) => {
    const isIn = line.startsWith(" ");
    return [isIn ? 51 : 40, 140 + at * 12, line.trim(), 10, !isIn && boldFirst ? "bold" : "body"];
  });

describe("Points whose marks are drawn, not written", () => {
  const norwegian = [
    "april 2019 – nå",
    "Prosjektleder, Nordvind Prøve AS, Bergen",
    " Leder byggingen av en vindpark",
    " Kuttet byggetiden med fire måneder",
    "august 2014 – mars 2019",
    "Seniorrådgiver, Vestnett Prøve, Voss",
    " Utredet nett for småkraft",
    " Faglig leder for fem",
    "januar 2011 – juli 2014",
    "Rådgiver, Vestnett Prøve, Voss",
    " Skrev søknader",
  ];
  const asRead = [
    [
      "Nordvind Prøve AS",
      "Prosjektleder",
      "2019-04",
      ["Leder byggingen av en vindpark", "Kuttet byggetiden med fire måneder"],
    ],
    ["Vestnett Prøve", "Seniorrådgiver", "2014-08", ["Utredet nett for småkraft", "Faglig leder for fem"]],
    ["Vestnett Prøve", "Rådgiver", "2011-01", ["Skrev søknader"]],
  ];

  test.each([true, false])("below a date and 'title, employer, place'; heads bold: %s", (bold) => {
    expect(jobsOf("Arbeidserfaring", set(norwegian, bold))).toEqual(asRead);
  });

  test("the same in English, with a job of which nothing is told", () => {
    expect(
      jobsOf(
        "Work experience",
        set([
          "June 2020 – Present",
          "Product Manager, Northline Prøve Ltd, Leeds",
          " Launched fares on 420 buses",
          " Leads a team of eight",
          "March 2016 – May 2020",
          "Product Owner, Payprøve, Leeds",
          " Owned the onboarding of merchants",
          "May 2014 – March 2016",
          "Business Analyst, Payprøve, Leeds",
        ]),
      ),
    ).toEqual([
      [
        "Northline Prøve Ltd",
        "Product Manager",
        "2020-06",
        ["Launched fares on 420 buses", "Leads a team of eight"],
      ],
      ["Payprøve", "Product Owner", "2016-03", ["Owned the onboarding of merchants"]],
      ["Payprøve", "Business Analyst", "2014-05", undefined],
    ]);
  });

  test("the date behind title and employer", () => {
    expect(
      jobsOf(
        "Arbeidserfaring",
        set([
          "Kokk",
          "Brygga Prøve AS",
          "2019 – 2021",
          " Leder for tre kokker",
          " Nye menyer",
          "Servitør",
          "Kafé Prøve AS",
          "2017 – 2019",
          " Leder for kvelden",
        ]),
      ),
    ).toEqual([
      ["Brygga Prøve AS", "Kokk", "2019", ["Leder for tre kokker", "Nye menyer"]],
      ["Kafé Prøve AS", "Servitør", "2017", ["Leder for kvelden"]],
    ]);
  });

  test("title and employer set in below a date are no points", () => {
    expect(
      jobsOf(
        "Arbeidserfaring",
        set(["2019 – 2021", " Kokk", " Brygga Prøve AS", "2017 – 2019", " Servitør", " Kafé Prøve AS"]),
      )?.map(([name, position]) => [name, position]),
    ).toEqual([
      ["Brygga Prøve AS", "Kokk"],
      ["Kafé Prøve AS", "Servitør"],
    ]);
  });

  test("a paragraph that is set in tells, and is no list of one point", () => {
    const told = "Had charge of a kitchen that serves four hundred guests on a good night.";
    expect(
      jobsOf("Work experience", set(["2019 – 2021", "Head Chef, Brygga Prøve Ltd, Cardiff", ` ${told}`])),
    ).toEqual([["Brygga Prøve Ltd", "Head Chef", "2019", told]]);
  });
});
