import { describe, expect, test } from "vitest";
import { parseLines } from "./parse-cv.ts";
import { parseText } from "./plain/parse-text.ts";

const source = parseText(`Kari Testdal
kari@testdal.example

ARBEIDSERFARING

Kokk, Brygga Sjømat AS
2019 – nå
- Laget menyer

Servitør, Kafé Prøve AS
2015 – 2018
- Serverte middag

UTDANNING

Fagbrev som kokk, Bergen videregående skole
2012 – 2015
`);
const lineOf = (text: string) => source.lines.findIndex((line) => line.text.includes(text));

describe("Corrections", () => {
  test("move a line to the section that the visitor chose", () => {
    const lines = ["Servitør, Kafé", "2015 – 2018", "Serverte"].map(lineOf);
    const { resume, structure } = parseLines(
      source,
      lines.map((line) => ({ line, section: "volunteer" as const })),
    );
    expect(resume.work?.map(({ name }) => name)).toEqual(["Brygga Sjømat AS"]);
    expect(resume.volunteer?.[0]).toMatchObject({ organization: "Kafé Prøve AS" });
    expect(structure.find(({ line }) => line === lines[0])).toMatchObject({ section: "volunteer" });
  });

  test("keep a list of languages or a licence where the visitor put it", () => {
    const cv = parseText(
      "Kari Testdal\nkari@testdal.example\n\nSKILLS\n\nExcel, Python\nNative Portuguese, fluent English\n\nINTERESTS\n\nChess\nFull clean driving licence",
    );
    const at = (text: string) => cv.lines.findIndex((line) => line.text.includes(text));
    const free = parseLines(cv).resume;
    expect(free.languages).toHaveLength(2);
    expect(free.certificates).toHaveLength(1);
    const { resume } = parseLines(cv, [
      { line: at("Portuguese"), section: "skills" },
      { line: at("licence"), section: "ignored" },
    ]);
    expect(resume.languages).toBeUndefined();
    expect(JSON.stringify(resume.skills)).toContain("Portuguese");
    expect(resume.certificates).toBeUndefined();
  });

  test("start a new job at the line that the visitor chose", () => {
    const line = lineOf("Laget menyer");
    const { resume } = parseLines(source, [{ line, section: "work", startsEntry: true }]);
    expect(resume.work).toHaveLength(3);
  });

  test("start a job within a form, and join two", () => {
    const form = parseText(
      "Kari Testdal\n\nARBEIDSERFARING\n\nStilling: Kokk\nArbeidsgiver: Brygga Sjømat AS\nPeriode: 2019 – nå\nArbeidsoppgaver: Laget menyer\nAnsvarlig for innkjøp\nStilling: Servitør\nArbeidsgiver: Kafé Prøve AS\nPeriode: 2015 – 2018\n",
    );
    const countJobs = (text: string, startsEntry: boolean) => {
      const line = form.lines.findIndex((one) => one.text.includes(text));
      return parseLines(form, [{ line, section: "work", startsEntry }]).resume.work?.length;
    };
    expect(parseLines(form).resume.work).toHaveLength(2);
    expect(countJobs("Ansvarlig for innkjøp", true)).toBe(3);
    expect(countJobs("Stilling: Servitør", false)).toBe(1);
  });
});

test("a sentence turned into a job keeps its period as dates", () => {
  const prose = parseText(
    "Kari Testdal\nkari@testdal.example\n\nFra 2019 til 2024 laget jeg mat på Brygga Sjømat.\nFra 2015 til 2018 serverte jeg på Kafé Prøve.\n",
  );
  const { resume } = parseLines(
    prose,
    [2, 3].map((line) => ({ line, section: "work" as const, startsEntry: true })),
  );
  expect(resume.work).toMatchObject([
    { startDate: "2019", endDate: "2024" },
    { startDate: "2015", endDate: "2018" },
  ]);
  expect(JSON.stringify(resume.work)).not.toContain("Fra 20");
});

describe("Warnings", () => {
  test("are empty when everything was found", () => {
    expect(parseLines(source).warnings).toEqual([]);
  });

  test("name the missing section when there is no job", () => {
    const { warnings } = parseLines(
      parseText("Kari Testdal\nkari@testdal.example\n\nSPRÅK\nNorsk: morsmål\nEngelsk: flytende\n"),
    );
    expect(warnings).toContain("no-work");
    expect(warnings).toContain("no-education");
  });
});
