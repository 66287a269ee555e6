import { expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { head } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

const parse = (text: string) => parseResume(parseText(head + text));
const jobs =
  "\n\nWORK EXPERIENCE\n\nCook, Brygga Hotell AS, 2019 – 2021\nWaiter, Testdal Kafé AS, 2015 – 2018\n\n";

test("A sidebar beside dated rows stays a column of its own", () => {
  const row = (y: number, ...texts: string[]): PositionedText[] =>
    texts.map((text, index): PositionedText => [[40, 200, 480][index] as number, y, text]);
  const { resume } = parsePages(
    page([
      ...headTexts,
      [40, 130, "SKILLS", 12],
      [200, 130, "EXPERIENCE", 12],
      ...row(150, "Food hygiene", "Head cook, Brygga Kafé", "2019 – 2021"),
      ...row(164, "Wine", "Waiter, Testdal Hotell", "2015 – 2018"),
      ...row(178, "Baking", "Cleaner, Prøvevik Skole", "2012 – 2014"),
      ...row(192, "Excel", "Assistant, Testdal Post", "2010 – 2011"),
      [40, 230, "LANGUAGES", 12],
      [200, 230, "EDUCATION", 12],
      ...row(250, "Norwegian", "A levels, Testdal School", "2007 – 2010"),
      ...row(264, "English", "Bakery course, Brygga College", "2006 – 2007"),
    ]),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual([
    "Head cook",
    "Waiter",
    "Cleaner",
    "Assistant",
  ]);
  expect(resume.education).toHaveLength(2);
  expect(resume.skills).toHaveLength(4);
});

test("Words that are also labels of remarks stay titles and skills", () => {
  const { resume } = parse(
    "WORK EXPERIENCE\n\nSupervisor, Brygga Kafé, 2019 – 2021\nWaiter, Testdal Hotell, 2015 – 2018\n\nSKILLS\n\nLønn: Visma Lønn, Huldt & Lillevik\nMobile (iOS, Android), Web (React), Tools (Jira, Git), Java, C",
  );
  expect(resume.work?.[0]).toMatchObject({ position: "Supervisor", name: "Brygga Kafé" });
  for (const skill of ["Huldt", "Mobile", "Tools", "Java"])
    expect(JSON.stringify(resume.skills)).toContain(skill);
});

test("A table of referees is not one of jobs", () => {
  const { resume } = parse(
    `${jobs}EDUCATION\n\nBachelor, NTNU, 2012 – 2015\n\nREFERENCES\n\nName              Position             Company\nOla Prøve         Head of kitchen      Brygga Kafé\nPer Testdal       Manager              Testdal Hotell`,
  );
  expect(JSON.stringify(resume.work)).not.toMatch(/Ola Prøve|Per Testdal/);
});

test("Words that are also labels of private facts stay skills", () => {
  const { resume, withheld } = parse(
    `${jobs}SKILLS\n\nBarn             Ungdom           Voksne           Eldre\nReligion         Historie\n\nLANGUAGES\n\nNorwegian, English`,
  );
  expect(withheld).toEqual([]);
  expect(JSON.stringify(resume.skills)).toMatch(/Barn.*Ungdom.*Historie/);
});

test("A table ends at a heading in the margin", () => {
  const { resume } = parse(
    "EXPERIENCE\n\nPeriod           Employer          Position\n2019 – 2021      Brygga Kafé       Cook\n2015 – 2018      Testdal Hotell    Waiter\n\nLanguages        English           Norwegian",
  );
  expect(JSON.stringify(resume.work)).not.toContain("Norwegian");
  expect(resume.work).toHaveLength(2);
});

test("A table of languages with examinations stays in its section", () => {
  const { resume } = parse(
    `${jobs}LANGUAGES\n\nLanguage          Exam              Year\nEnglish           IELTS             2019\nGerman            Goethe B2         2017\n\nEDUCATION\n\nBachelor, NTNU, 2012 – 2015`,
  );
  expect(resume.languages?.map(({ language }) => language)).toEqual(["English", "German"]);
});
