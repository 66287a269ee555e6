import { expect, test } from "vitest";
import { head, readText as read } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

test("holds back illness, care, prison and the party among the jobs", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2019 – 2021   Town Councillor (Labour), Testdale Town Council\n\n2016 – 2018   Kokk, Hotell Prøve\n- Måtte slutte av helsemessige årsaker\n\n` +
        "2014 – 2016   Ufør 50 %\n\n2012 – 2014   Burnout and recovery\n\n2010 – 2012   Soning, Prøve fengsel\n\n" +
        "2009 – 2010   Pleie av foreldre\n\n2005 – 2009   Rehabilitation assistant, Test Hospital",
    ),
  );
  expect(resume.work?.map(({ position }) => position)).toEqual([
    "Town Councillor",
    "Kokk",
    "Rehabilitation assistant",
  ]);
  expect(JSON.stringify(resume)).not.toMatch(/Labour|helsemessige/);
  expect(withheld.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["union-or-party", "health", "criminal-record", "family-leave"]),
  );
});

test("says that an illness on the line of its period is a break", () => {
  const { withheld } = parseResume(
    parseText(
      `${head}EMPLOYMENT\n\n2019 – 2021   Kokk, Hotell Prøve\n\n2016 – 2018   Sykmeldt\n\n2012 – 2016   Renholder, Prøve AS`,
    ),
  );
  expect(withheld.some(({ isBreak }) => isBreak)).toBe(true);
});

test("holds back an illness that a summary names, but not that of others", () => {
  const summary = (text: string) =>
    read(`PROFILE\n\nCalm cook. ${text} Likes nights.\n\nSKILLS\n\nExcel`).basics?.summary;
  expect(summary("Lives well with epilepsy.")).toBe("Calm cook. Likes nights.");
  for (const text of [
    "Ten years of nursing people with epilepsy.",
    "Saksbehandler i NAV med ansvar for uføretrygd.",
    "Midwife with a special interest in diabetes.",
    "Solicitor specialising in discrimination, disability and equal pay.",
    "Swim coach who improves stroke and pace.",
    "Rørlegger for skole, kirke, sykehjem.",
    "Elsker å være ute med ungene i barnehagen.",
    "Har jobbet med to barn med ADHD.",
  ])
    expect(summary(text)).toBe(`Calm cook. ${text} Likes nights.`);
});

test("removes a sentence on health of which a date cut the end", () => {
  const { resume } = parseResume(
    parseText(`${head}KURS\n\nTruckførerbevis T1, 2012\nHar hatt en prolaps i ryggen 2014 men er helt bra`),
  );
  expect(JSON.stringify(resume)).not.toContain("prolaps");
});

test("holds back illness, but not the work with ill people", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}ERFARING\n\nElektriker, Prøve Elektro AS, 2017 – 2019\nOperert for prolaps i ryggen, sykmeldt. Frisk i dag!\n\nSykepleier, Testdal sykehus, 2012 – 2016\nFulgte opp pasienter operert for brudd`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/prolaps|sykmeldt/);
  expect(withheld.map(({ kind, lines }) => [kind, lines.length])).toEqual([["health", 1]]);
});

test("holds back illness below a job, but not that of patients", () => {
  const { resume } = parseResume(
    parseText(
      `${head}WORK EXPERIENCE\n\nNurse, Prøve AS, 2018 – 2021\n- I am 50 % deaf\n- Cared for patients with epilepsy\n- Left because of my back problems`,
    ),
  );
  expect(resume.work?.[0]?.highlights ?? [resume.work?.[0]?.summary]).toEqual([
    "Cared for patients with epilepsy",
  ]);
});

test("an illness in a long paragraph is left out, also when the paragraph names patients", () => {
  const { resume } = parseResume(
    parseText(
      `${head}PROFIL\n\nJeg er en rolig og blid sykepleier som har jobbet med pasienter på sengepost og i hjemmetjenesten i mange år, og kolleger sier at jeg holder hodet kaldt når det er travelt på kvelden. I 2016 fikk jeg prolaps i ryggen og var sykmeldt resten av året. Jeg liker å lære opp nye kolleger og har hatt ansvar for studenter på avdelingen.\n\nARBEID\n\n2019 – 2021   Sykepleier, Prøve sykehus\n`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/prolaps|sykmeldt/);
  expect(resume.basics?.summary).toContain("rolig og blid");
});

test("holds back an operation whose name has a hyphen, and time off after one", () => {
  const { resume } = parseResume(
    parseText(
      `${head}PROFIL\n\nRolig dykker som kan sveise og fikse det meste. Hadde en rygg-\noperasjon i 2017, helt bra nå. Liker sjøen.\n\nERFARING\n\n2012 – 2018   Pastry Chef, Test Bakery\n- Menus and costing\n- Off work Oct. 2016 to Jan. 2017 after wrist surgery`,
    ),
  );
  expect(JSON.stringify(resume)).not.toMatch(/operasjon|wrist/);
  expect(JSON.stringify(resume)).toMatch(/Liker sjøen.*Menus and costing/);
});
