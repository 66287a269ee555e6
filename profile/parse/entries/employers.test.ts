import { describe, expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages } from "../fixtures/page.ts";
import { readText as read } from "../fixtures/text.ts";

const jobs = (text: string) =>
  read(`ARBEIDSERFARING\n\n${text}\n`).work?.map(({ name, position, location }) => [
    name,
    position,
    location,
  ]);

describe("The name of an employer", () => {
  test.each([
    [
      "2018 – 2021   Sjukepleiar, Volda kommune, heimesjukepleia sone 2",
      "Volda kommune, heimesjukepleia sone 2",
    ],
    ["2018 – 2021   Nurse, Testdal Infirmary, Ward 25", "Testdal Infirmary, Ward 25"],
    ["2018 – 2021   Driver, Lone Star Provisions, Inc.", "Lone Star Provisions, Inc."],
    ["2018 – 2021   Rådgiver, Norsk Testinstitutt (NTI), Oslo", "Norsk Testinstitutt (NTI)"],
    ["2018 – 2021   Kokk, Brygga Restaurant AS, Bodø", "Brygga Restaurant AS"],
    ["2018 – 2021   Prøve Bygg AS, Testdal. Bas / tømrer. Nybygg og fjøs.", "Prøve Bygg AS"],
    ["2018 – 2021   Matros, Testdal Ferries, MV Daggri", "Testdal Ferries, MV Daggri"],
  ])("of %s is %s", (line, name) => {
    expect(jobs(`${line}\n\n2012 – 2018   Kokk, Hotell Prøve, Bergen`)?.[0]?.[0]).toBe(name);
  });

  test("is that above a role, but not that of another job", () => {
    expect(jobs("2018 – 2021   Kokk, Hotell Prøve\n\n2012 – 2018   Sesongarbeid i fiskeindustrien")).toEqual([
      ["Hotell Prøve", "Kokk", undefined],
      [undefined, "Sesongarbeid i fiskeindustrien", undefined],
    ]);
  });
});

test("A period in front of a long line is that of the job", () => {
  const { work } = read(
    "ARBEIDSERFARING\n\n1977–1986 Maskinarbeider, Testdal Mek. Verksted\n1986–1995 Formann, Testdal Verft AS. Ledet et lag på 14 mann, mest understell til plattformer i Nordsjøen og noen skip.\n",
  );
  expect(work).toMatchObject([
    { name: "Testdal Mek. Verksted", startDate: "1977", endDate: "1986" },
    { name: "Testdal Verft AS", position: "Formann", startDate: "1986", endDate: "1995" },
  ]);
});

const parseJobs = (...texts: PositionedText[]) => parsePages(page([...headTexts, ...texts])).resume;
const dated = (y: number, period: string, place: string): PositionedText[] => [
  [40, y, period, 9],
  [40, y + 13, place, 9],
];

const schools = (y: number): PositionedText[] => [
  [40, y, "UTDANNING", 12, "bold"],
  [40, y + 20, "2009 – 2012   Bachelor i kjemi, Universitetet i Oslo"],
];

test("Titles in bold capitals stand apart from their employers all over a CV", () => {
  const { work } = parseJobs(
    [40, 130, "ARBEIDSERFARING", 12, "bold"],
    ...dated(150, "01/04/2019 – NÅVÆRENDE", "Moss, Norge"),
    [40, 178, "LABORATORIEINGENIØR", 10, "bold"],
    [140, 178, "Testdal Food & Feed Testing Norway AS"],
    [50, 194, "Mikrobiologisk analyse av matvarer"],
    ...dated(220, "01/02/2016 – 30/06/2016", "Ås, Norge"),
    [40, 248, "PRAKTIKANT", 10, "bold"],
    [95, 248, "Testfima"],
    [50, 264, "Sensoriske analyser av ost"],
    ...schools(290),
  );
  expect(work?.map(({ name, position }) => [name, position])).toEqual([
    ["Testdal Food & Feed Testing Norway AS", "LABORATORIEINGENIØR"],
    ["Testfima", "PRAKTIKANT"],
  ]);
});

test("An employer above its roles ends those of the one before", () => {
  const role = (y: number, text: string): PositionedText => [50, y, `• ${text}`];
  const { work } = parseJobs(
    [40, 130, "ARBEIDSFORHOLD", 12, "bold"],
    [40, 154, "Nordlys Konsulent AS", 11, "bold"],
    role(168, "Seniorkonsulent, 2021 – dd"),
    role(182, "Konsulent, 2018 – 2021"),
    [40, 206, "Testbanken ASA", 11, "bold"],
    role(220, "Testleder, 2015 – 2018"),
    role(234, "Tester, 2013 – 2015"),
    ...schools(260),
  );
  expect(work?.map(({ name, position }) => [name, position])).toEqual([
    ["Nordlys Konsulent AS", "Seniorkonsulent"],
    ["Nordlys Konsulent AS", "Konsulent"],
    ["Testbanken ASA", "Testleder"],
    ["Testbanken ASA", "Tester"],
  ]);
});

test("An employer above its roles may have the period of all of them", () => {
  const { resume } = parsePages(
    page([
      ...headTexts,
      [40, 130, "Experience", 11, "bold"],
      [200, 130, "Brygga Test Holdings Ltd, Testdal", 11, "bold"],
      [200, 144, "July 2016 – Present", 8],
      [200, 164, "Head of Finance", 10, "bold"],
      [200, 176, "Sep 2022 – Present", 8],
      [216, 190, "• Reports to the board about the accounts and a team of 14.", 10],
      [216, 202, "• Led the purchase of two companies.", 10],
      [200, 230, "Group Reporting Manager", 10, "bold"],
      [200, 242, "March 2019 – Aug 2022", 8],
      [216, 256, "• Prepared the annual report of eleven companies.", 10],
      [200, 290, "Prøve Audit Inc, Testdal", 11, "bold"],
      [200, 304, "Jan 2012 – June 2016", 8],
      [200, 320, "Trainee Accountant", 10, "bold"],
      [216, 334, "• Audits of farms and shops.", 10],
    ]),
  );
  expect(resume.work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
    ["Brygga Test Holdings Ltd", "Head of Finance", "2022-09"],
    ["Brygga Test Holdings Ltd", "Group Reporting Manager", "2019-03"],
    ["Prøve Audit Inc", "Trainee Accountant", "2012-01"],
  ]);
});

test("A narrow column may break the name of a school or employer", () => {
  const { resume } = parsePages(
    page([
      ...headTexts,
      [40, 130, "EDUCATION", 14, "bold"],
      [40, 150, "TESTDAL COLLEGE OF", 11, "bold"],
      [40, 163, "ARCHITECTURE", 11, "bold"],
      [40, 178, "B.Arch", 10],
      [40, 190, "2012 – 2017", 10],
      [40, 220, "SKILLS", 14, "bold"],
      [40, 240, "Revit, drawing, models", 10],
    ]),
  );
  expect(resume.education).toMatchObject([
    { institution: "TESTDAL COLLEGE OF ARCHITECTURE", startDate: "2012" },
  ]);
});

test("A sentence about what an employer became is no job", () => {
  const names = jobs(
    "2014 – 2020   Konsulent, Prøve kommune, Testvågen\nKommunen ble en del av Testvika kommune fra 2020.\n- Lønn for oppvekst og helse",
  );
  expect(names).toEqual([["Prøve kommune", "Konsulent", "Testvågen"]]);
});

test("A task may end with a date in brackets", () => {
  const { work } = read(
    "ARBEIDSERFARING\n\nBarnevernspedagog, Prøve kommune\n2016 – 2024\n- Samarbeid med skolene\n- Kontaktveileder for studenter i praksis (siden 2022)\n\nMiljøarbeider, Testdal kommune\n2012 – 2016\n- Nattevakter",
  );
  expect(work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ["2016", "2024"],
    ["2012", "2016"],
  ]);
});
