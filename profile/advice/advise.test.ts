import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import en from "../../content/en/advice.json" with { type: "json" };
import no from "../../content/no/advice.json" with { type: "json" };
import type { Withheld } from "../parse/private/withheld.ts";
import type { Resume } from "../resume.ts";
import { adviseOn, excludedRules, rules } from "./advise.ts";
import type { RuleName } from "./observation.ts";

const today = "2026-11";
const found = (resume: Resume) => adviseOn(resume, today).map(({ rule }) => rule);
const job = (highlights: string[]): Resume => ({
  work: [{ name: "Prøve AS", position: "Tester", startDate: "2020-01", highlights }],
});

describe("Lines without results", () => {
  const tasks = ["Kundekontakt", "Rapportering", "Opplæring av nyansatte", "Vareplukk", "Stengevakt"];

  test("are reported with their count, the total and the first three", () => {
    const [observation] = adviseOn(job([...tasks, "Kuttet svinnet med 12 prosent"]), today);
    expect(observation).toMatchObject({ rule: "results", values: { count: 5, all: 6 } });
    expect(observation?.passages).toHaveLength(3);
    expect(observation?.passages[0]).toEqual({ path: "work[0].highlights[0]", quote: "Kundekontakt" });
  });

  test.each([["Økte salget"], ["Led 24 renholdere"], ["Saved £4,000 a year"], ["Launched the new site"]])(
    "%s is a result",
    (line) => {
      expect(found(job([...tasks.slice(0, 3), line, line, line]))).not.toContain("results");
    },
  );

  test("are not reported when there are only four lines", () => {
    expect(found(job(tasks.slice(0, 4)))).not.toContain("results");
  });
});

describe("A gap", () => {
  const between = (endDate: string, startDate: string): Resume => ({
    work: [
      { name: "Ny", startDate },
      { name: "Gammel", startDate: "2015-01", endDate },
    ],
  });

  test("of fourteen months is reported with its neighbours", () => {
    const [observation] = adviseOn(between("2019-03", "2020-06"), today);
    expect(observation).toMatchObject({ rule: "gap", values: { count: 14 } });
    expect(observation?.passages).toEqual([
      { path: "work[1]", quote: "Gammel" },
      { path: "work[0]", quote: "Ny" },
    ]);
  });

  test("is not reported when the rule is withheld, and other rules are", () => {
    const tasks = ["Kundekontakt", "Rapportering", "Opplæring", "Vareplukk", "Stengevakt", "Innkjøp"];
    const { work = [] } = between("2019-03", "2020-06");
    const resume = { work: work.map((entry) => ({ ...entry, highlights: tasks })) };
    const rulesOf = (withheld: RuleName[]) => adviseOn(resume, today, withheld).map(({ rule }) => rule);
    expect(rulesOf([])).toEqual(expect.arrayContaining(["gap", "results"]));
    expect(rulesOf(["gap", "length"])).toContain("results");
    expect(rulesOf(["gap", "length"])).not.toContain("gap");
  });

  test("is not asked about when a break was withheld or the parser is unsure", () => {
    const leave: Withheld = { kind: "family-leave", value: "Maternity leave", lines: [1] };
    expect(excludedRules(false, [{ ...leave, isBreak: true }])).toEqual(["gap"]);
    expect(excludedRules(false, [leave])).toEqual([]);
    expect(excludedRules(true, [])).toEqual(["gap", "length"]);
  });

  test("of less than six months is not reported", () => {
    expect(found(between("2019-03", "2019-08"))).toEqual([]);
  });

  test("filled by studies is not reported", () => {
    const resume = {
      ...between("2016-06", "2019-07"),
      education: [{ institution: "UiO", startDate: "2016-08", endDate: "2019-06" }],
    };
    expect(found(resume)).toEqual([]);
  });

  test("between dates without months is not reported", () => {
    expect(found(between("2018", "2019"))).toEqual([]);
  });

  test("after the last entry lasts until today", () => {
    const [observation] = adviseOn(
      { work: [{ name: "Sist", startDate: "2018-01", endDate: "2026-01" }] },
      today,
    );
    expect(observation).toMatchObject({ rule: "gap", values: { count: 9 } });
  });
});

test.each([
  ["Utadvendt og strukturert lagspiller som trives med mennesker."],
  ["Hardworking team player who is passionate and flexible."],
])("reports an opening that could be about anyone: %s", (summary) => {
  expect(found({ basics: { summary } })).toEqual(["opening"]);
});

test.each([
  ["Strukturert og blid kokk med tolv år på Hotell Prøve."],
  ["Passionate, flexible nurse with 9 years in A&E."],
  ["Elektriker fra Bodø."],
])("does not report an opening with a fact: %s", (summary) => {
  expect(found({ basics: { summary } })).toEqual([]);
});

test.each([
  ["Ansvarlig for innkjøp", "Ansvar for turnus", "Ansvarlig for"],
  ["Responsible for budgets", "In charge of hiring", "Responsible for"],
])("reports lines that begin with a duty: %s, %s", (first, second, example) => {
  const [observation] = adviseOn(job([first, second]), today);
  expect(observation).toMatchObject({ rule: "responsible", values: { count: 2, example } });
});

test("reports long lines, jobs without dates and a long list of skills", () => {
  const long = Array.from({ length: 40 }, () => "ord").join(" ");
  expect(found(job([long, long]))).toEqual(["length"]);
  expect(found({ work: [{ name: "Prøve AS", position: "Tester" }] })).toEqual(["dates"]);
  expect(
    found({ skills: Array.from({ length: 21 }, (_, index) => ({ name: `Ferdighet ${index}` })) }),
  ).toEqual(["skills"]);
});

test("reports nothing for a good CV and at most five observations", () => {
  expect(adviseOn({}, today)).toEqual([]);
  const long = Array.from({ length: 40 }, () => "ord").join(" ");
  const worst: Resume = {
    basics: { summary: "Blid og positiv lagspiller." },
    work: [
      {
        name: "A",
        startDate: "2010-01",
        endDate: "2012-01",
        highlights: [`Ansvarlig for ${long}`, `Ansvarlig for ${long}`, "x", "y", "z"],
      },
      { name: "B" },
    ],
    skills: Array.from({ length: 30 }, (_, index) => ({ name: `Ferdighet ${index}` })),
  };
  expect(adviseOn(worst, today)).toHaveLength(5);
});

test("every rule has texts in both languages and an existing article", () => {
  const names = rules.map(({ name }) => name).sort();
  expect(Object.keys(en).sort()).toEqual(names);
  expect(Object.keys(no).sort()).toEqual(names);
  for (const { article } of rules)
    expect(existsSync(join(import.meta.dirname, `../../content/articles/en/${article}.md`)), article).toBe(
      true,
    );
});
