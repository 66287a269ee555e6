import { expect, test } from "vitest";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { hasUnionOrParty } from "./affiliations.ts";

test.each([
  ["Kirkevert, Testdal menighet", "Kirkevert"],
  ["Sunday school teacher, St Test Church", "Sunday school"],
  ["Leiar, Testdal sokneråd", "sokneråd"],
  ["Klubbleder, Norsk Prøvearbeiderforbund", "forbund"],
])("holds back the unpaid post %s", (post, name) => {
  const { resume, withheld } = parseResume(
    parseText(`${head}FRIVILLIG ARBEID\n\n2015 – 2019   ${post}\n\n2012 – 2014   Trener, Testdal IL`),
  );
  expect(resume.volunteer?.map(({ organization }) => organization)).toEqual(["Testdal IL"]);
  expect(JSON.stringify(withheld)).toContain(name);
});

test.each([
  ["Young Greens", "Branch secretary, Young Greens"],
  ["Conservative Association", "President, Testdale Conservative Association"],
  ["moské", "Styremedlem, Testdal moské og kultursenter"],
  ["Arbeiderlag", "Styremedlem, Testdal Arbeiderlag"],
  ["Riding", "Vice-President, Testdale Liberal Riding Association"],
])("holds back a post in %s", (name, post) => {
  const { resume } = parseResume(
    parseText(`${head}VOLUNTEERING\n\n2015 – 2019   ${post}\n\n2012 – 2014   Coach, Testdale Rovers`),
  );
  expect(JSON.stringify(resume)).not.toContain(name);
  expect(JSON.stringify(resume)).toContain("Testdale Rovers");
});

test("holds back a union's post among the jobs, a short birth date, leave and who moves with the owner", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}PROFILE\n\nEngineer with nine years in factories. Planning to relocate to Europe\nwith my partner next year. Works in English.\n\n` +
        "EMPLOYMENT\n\n2019 – 2021   Cook, Test Inn\n- Menus for eighty guests\n- Interrupted by parental leave in 2020\n\n" +
        "2015 – 2019   Plasstillitsvalgt, Test AS\n\n2012 – 2014   Waiter, Hotel Test\n\nINTERESTS\n\nChess, rowing. DOB 14.2.06. Walks with my little girl Evie",
    ),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual(["Cook", "Waiter"]);
  expect(JSON.stringify(resume)).not.toMatch(/partner|parental|14\.2|Evie/);
  expect(withheld.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["union-or-party", "birth-date", "family-leave", "children"]),
  );
});

test("holds back an elected post among the jobs, but not work for a union", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2019 – 2021   Branch Secretary, UNISON\n\n2016 – 2018   Adviser, Fagforbundet\n\n2012 – 2016   Kokk, Hotell Prøve",
  );
  expect(work?.map(({ position }) => position)).toEqual(["Adviser", "Kokk"]);
});

test("keeps a title with a bracket that is no party of an office", () => {
  const { work } = read(
    "EMPLOYMENT\n\n2019 – 2021   Economist (Labour), Test Institute\n\n2016 – 2018   Caring for children with disabilities, Test Council",
  );
  expect(work).toHaveLength(2);
  expect(JSON.stringify(work)).toContain("Labour");
});

test("holds back posts in unions and parties, but not those with similar names", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}VERV\n\n2020 – 2022   Plasstillitsvalgt, Fagforbundet Testdal\n2018 – 2020   Styremedlem, Testdal idrettslag\n2016 – 2018   Elevtillitsvalgt, Testdal videregående skole\n2014 – 2016   Vararepresentant for Senterpartiet, Testdal kommunestyre\n2012 – 2014   Verneombud, Brygga AS`,
    ),
  );
  expect(resume.volunteer?.map(({ organization }) => organization)).toEqual([
    "Testdal idrettslag",
    "Testdal videregående skole",
    "Brygga AS",
  ]);
  expect(withheld.map(({ kind }) => kind)).toContain("union-or-party");
});

test.each([
  ["Shop steward, Prøve Foods", true],
  ["Union safety rep, Community union", true],
  ["UNISON branch secretary", true],
  ["Tillitsvalgt, NITO", true],
  ["Member, University and College Union", true],
  ["Kommunestyremedlem for Høyre", true],
  ["Styremedlem, Oslo Arbeiderparti", true],
  ["Kommunestyrerepresentant, Høyre", true],
  ["Representative of PCS", true],
  ["Leader, Christian Union", false],
  ["Treasurer, Leeds University Union", false],
  ["Youth coach, SV Eintracht Berlin", false],
  ["Tillitsvalgt, Bergen videregående skole", false],
  ["Director, Testdal Credit Union", false],
  ["President, Students’ Union", false],
  ["Tillitsvalgt for klassen", false],
  ["Verneombud", false],
  ["Instruktør, venstre og høyre ving", false],
])("decides whether %s names a union or party", (name, expected) => {
  expect(hasUnionOrParty(name)).toBe(expected);
});

test("a break for an operation and a post in a union stay off the page", () => {
  const { resume } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2021 – 2024   Driver, Test Freight\n- INTO staff rep 2016 – 2020\n- Nights and weekends\n\n2020 – 2021   Off work, back operation and recovery\n\n2015 – 2020   Driver, Prøve Haulage\n`,
    ),
  );
  expect(resume.work).toHaveLength(2);
  expect(JSON.stringify(resume)).not.toMatch(/INTO|operation/);
});
