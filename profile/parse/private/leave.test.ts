import { expect, test } from "vitest";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

test("a career break is held back when what stands beside it tells of care", () => {
  const text = (reason: string) =>
    `${head}EMPLOYMENT

Florist
Petal & Twine, Gort  Oct 2023 – now

Career break
Floristry course, ${reason}  Sept 2022 – Apr 2023

Waiter
Hotell Prøve, Bergen  2019 – 2022`;
  const read = (reason: string) => parseResume(parseText(text(reason)));
  const held = read("minding my dad");
  expect(held.resume.work?.map(({ position }) => position)).toEqual(["Florist", "Waiter"]);
  expect(held.withheld.map(({ kind }) => kind)).toEqual(["family-leave"]);
  expect(read("Spanish course").withheld).toEqual([]);
});

test("holds back a break for care as LinkedIn prints it, not one for travel", () => {
  const read = (reason: string) =>
    parseResume(
      parseText(
        `${head}Experience\n\nPetal & Twine\nFlorist\nOctober 2016 - Present (8 years)\nGort\n\nCareer Break\n${reason}\nJanuary 2015 - July 2016 (1 year 7 months)\n\nHotell Prøve\nWaiter\nMay 2009 - December 2014 (5 years)\nBergen\n`,
      ),
    );
  expect(read("Caregiving").withheld.map(({ kind }) => kind)).toEqual(["family-leave"]);
  expect(read("Caregiving").resume.work?.map(({ position }) => position)).toEqual(["Florist", "Waiter"]);
  expect(read("Travel").withheld).toEqual([]);
});

test("holds back breaks for the family, insurance numbers and where somebody was born", () => {
  const { resume, withheld } = parseResume(
    parseText(
      "Kari Prøve Testdal\nkari@testdal.example\n\nEMPLOYMENT\n\n2019 – 2021   Barista, Kafé Prøve\n\n2018 – 2019   Maternity leave\n\n2014 – 2018   Waiter, Hotell Prøve\n\n" +
        "INTERESTS\n\nChess, rowing\nI was born in Derry on 14 February 1970. NI number QQ 12 34 56 C",
    ),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual(["Barista", "Waiter"]);
  expect(JSON.stringify(resume)).not.toMatch(/1970|QQ 12|aternity/);
  expect(withheld.map(({ value }) => value)).toEqual(
    expect.arrayContaining([expect.stringContaining("Maternity leave"), "14 February 1970", "QQ 12 34 56 C"]),
  );
});

test("holds back sentences about leave, and leaves the others", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}ARBEIDSERFARING\n\n2012 – 2019   Regnskapsmedarbeider, Prøve AS\nFakturering og purring. Foreldrepermisjon 42 uker i 2017.\n\n` +
        "2004 – 2012   Butikkmedarbeider, Test AS\n- Skrev rutiner for foreldrepermisjon",
    ),
  );
  expect(JSON.stringify(resume.work?.[0])).toContain("Fakturering og purring");
  expect(JSON.stringify(resume.work?.[0])).not.toContain("permisjon");
  expect(withheld.map(({ value }) => value)).toEqual(["Foreldrepermisjon 42 uker i 2017"]);
});

test("keeps jobs, studies and posts that only name leave, a union post or a church", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2019 – 2021   Elektriker og tillitsvalgt, Prøve Elektro AS\n- Lagt strøm i tolv bygg\n- Covered for a colleague who was on parental leave\n\n` +
        "2015 – 2019   Parental leave adviser, Test Council\n- Advised three hundred parents\n\n" +
        "VOLUNTEERING\n\n2012 – 2014   Trener, Prøve Idrettslag, Nykirke\n\n2010 – 2012   Guide, Friends of Testdale Cathedral",
    ),
  );
  expect(withheld.map(({ value }) => value)).toEqual(["tillitsvalgt"]);
  expect(resume.work?.map(({ position }) => position)).toEqual(["Elektriker", "Parental leave adviser"]);
  expect(resume.volunteer).toHaveLength(2);
});

test("keeps the job of a stand-in for somebody on sick leave", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2019 – 2021   Vikar for sykmeldt lærer, Prøve skole\n\n2016 – 2018   Kokk, Hotell Prøve",
  );
  expect(work?.map(({ position }) => position)).toEqual(["Vikar for sykmeldt lærer", "Kokk"]);
});

test("holds back time at home, also beside work as a stand-in", () => {
  const { resume } = parseResume(
    parseText(
      `${head}ARBEIDSERFARING\n\n2012 – 2016   Kokk, Test AS\n\n2009 – 2012   Hjemmeværende med barn, Ringevikar AS`,
    ),
  );
  expect(JSON.stringify(resume)).not.toContain("Hjemmeværende");
});

test("holds back what a job says about the owner's family", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\nShop assistant, Prøve AS, 2021 – 2023\n- Full-time carer for my mother the year before\n- Cared for the plants\n\n` +
        "Waiter, Hotell Prøve, 2014 – 2018\n- Etterpå heime med små barn\n- Serverte lunsj",
    ),
  );
  expect(resume.work?.flatMap(({ summary, highlights }) => highlights ?? summary)).toEqual([
    "Cared for the plants",
    "Serverte lunsj",
  ]);
  expect(withheld.filter(({ kind }) => kind === "family-leave")).toHaveLength(2);
});

test("keeps the jobs of those who look after children or stand in during a leave", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2021 – 2022   HR officer, Prøve AS\n- Administered maternity leave and sick pay\n- Omsorg for mor og barn på føden\n- Tok vare på mor og barn\n\n2019 – 2021   Nanny caring for two children, Prøve family\n\n2018 – 2019   HR adviser (maternity leave cover), Prøve AS\n\n2014 – 2018   Waiter, Hotell Prøve\n\nINTERESTS\n\nChess",
  );
  expect(work).toHaveLength(4);
  expect(work?.[0]?.highlights).toHaveLength(3);
  expect(JSON.stringify(work)).toContain("sick pay");
});

test("a time of rehabilitation is no job", () => {
  const { resume } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2021 – 2024   Analyst, Test Inn\n\n2020 – 2021   Rehabilitation and job orientation\n\n2015 – 2020   Nurse, Prøve Hospital\n`,
    ),
  );
  expect(resume.work).toHaveLength(2);
  expect(JSON.stringify(resume)).not.toContain("Rehabilitation");
});
