import { expect, test } from "vitest";
import { head, readText } from "../fixtures/text.ts";
import { parseLines } from "../parse-cv.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";
import { isWhole } from "./entries-in-prose.ts";
import { findProseEntries } from "./prose-entries.ts";

const read = (text: string) => {
  const told = findProseEntries([{ text, lines: [0], paragraph: 0 }]).find(
    ({ kind, entry }) => kind === "work" && isWhole(entry),
  );
  if (!told) return undefined;
  const { title, organization, place, startDate, endDate } = told.entry;
  return [title, organization, place, startDate, endDate].map((part) => part?.value).join(" | ");
};

test.each([
  [
    "Since 2020 I have been Head Chef at Brygga Fisk in Bergen, where we serve ninety guests.",
    "Head Chef | Brygga Fisk | Bergen | 2020 | ",
  ],
  [
    "From 2012 until I retired in 2023 I was clerk at Testdal Church, Kew.",
    "clerk | Testdal Church | Kew | 2012 | 2023",
  ],
  [
    "Before that I was with Prøve Tree Services from 2014 to early 2019 as a climber.",
    "climber | Prøve Tree Services |  | 2014 | 2019",
  ],
  [
    "I then moved to Testdal Hospital, where I was a medical secretary from 1982 to 1988.",
    "medical secretary | Testdal Hospital |  | 1982 | 1988",
  ],
  ["Between 2013 and 2016 I worked as cook for Prøvevik Kafé.", "cook | Prøvevik Kafé |  | 2013 | 2016"],
  [
    "Frå 1988 til 1994 arbeidde eg som maskinkøyrar hjå Prøve & Søner.",
    "maskinkøyrar | Prøve & Søner |  | 1988 | 1994",
  ],
  [
    "From 2001 to 2004 I was a nurse at St. Prøve's Hospital.",
    "nurse | St. Prøve's Hospital |  | 2001 | 2004",
  ],
  [
    "From 2001 to 2004 I was a driver with Bakke og Prøve in Voss.",
    "driver | Bakke og Prøve | Voss | 2001 | 2004",
  ],
  [
    "Fra 2014 til 2018 jobbet jeg som kokk i Oslo for Brygga Hotell.",
    "kokk | Brygga Hotell | Oslo | 2014 | 2018",
  ],
  ["Jeg har jobbet som kokk hos Brygga siden 2019.", "kokk | Brygga |  | 2019 | "],
  [
    "From 2001 to 2004 I was a nurse at Ward 7, Prøve Hospital, with ten beds.",
    "nurse | Prøve Hospital |  | 2001 | 2004",
  ],
  [
    "Från 2001 till 2004 var jag snickare hos Prövebygg i Luleå.",
    "snickare | Prövebygg | Luleå | 2001 | 2004",
  ],
  ["Siden 2012 har jeg været tømrer hos Prøvebyg i Aarhus.", "tømrer | Prøvebyg | Aarhus | 2012 | "],
  [
    "Min første jobb var som kontorist hos Radio Testdal fra 1979 til 1982.",
    "kontorist | Radio Testdal |  | 1979 | 1982",
  ],
])("A sentence names a job: %s", (sentence, job) => {
  expect(read(sentence)).toBe(job);
});

test.each([
  "I led the team from 2019 to 2021 and was responsible for the budget of Bergen.",
  "Since 2023 I have been a volunteer adviser at the Testdal Help Desk.",
  "I was born in Testdal on 3 February 1972.",
  "I was a cook at Brygga.",
  "From 2010 to 2014 I was a patient at Testdal Hospital.",
  "From 2010 to 2014 I was a student at the University of Testdal.",
  "From 2010 to 2014 I was a member of Prøve Rotary Club.",
  "Fra 2010 til 2014 var jeg elev ved Testdal skole.",
  "Fra 2014 til 2018 var jeg lærer i Oslo.",
  "From 2018 to 2020 I was a carer for my disabled son in Leeds.",
  "I was a cook at Brygga from 2012 to 2015 because of my divorce.",
  "Jeg var kontakt for Kari Testdal fra 2014 til 2018.",
])("A sentence names no job: %s", (sentence) => {
  expect(read(sentence)).toBeUndefined();
});

test("A CV told in sentences keeps what they say about each job, and not why there was none", () => {
  const { work } = readText(
    "Arbeid\n\nSiden 2015 har jeg vært kokk på Brygga Hotell i Bergen. Jeg lager maten selv.\n\n" +
      "Fra 2010 til 2015 jobbet jeg som servitør hos Testdal Kafé. Fra 2008 til 2010 var jeg hjemme med barn.",
  );
  expect(work).toMatchObject([
    {
      position: "kokk",
      name: "Brygga Hotell",
      location: "Bergen",
      startDate: "2015",
      summary: "Jeg lager maten selv.",
    },
    { position: "servitør", name: "Testdal Kafé", startDate: "2010", endDate: "2015" },
  ]);
  expect(JSON.stringify(work)).not.toContain("barn");
});

const toldJobs =
  "From 2015 to 2018 I was a cook at Brygga Hotel in Testdal. Since 2018 I have been a baker at Prøve Bakeri.";

test("What stands below the next heading is no description of a job", () => {
  const { resume, withheld } = parseResume(
    parseText(
      `${head}PROFILE\nI am a reliable worker who likes bread.\n\n${toldJobs}\n\nPERSONAL DETAILS\nMarital status: Married, two children\n\nSKILLS\nExcel, Word\n\nEDUCATION\nBSc Cooking, University of Testdal, 2007 - 2010`,
    ),
  );
  expect(resume.work).toHaveLength(2);
  expect(resume.skills).toHaveLength(2);
  expect(resume.education).toHaveLength(1);
  expect(resume.basics?.summary).toBe("I am a reliable worker who likes bread.");
  expect(JSON.stringify(resume)).not.toMatch(/Married|children/);
  expect(withheld.map(({ kind }) => kind)).toContain("civil-status");
});

test("Sentences that share lines with told jobs are neither cut nor doubled", () => {
  const { basics, work } = readText(
    "PROFILE\n\nI am a reliable worker who likes to bake good\nbread. From 2015 to 2018 I was a cook at Brygga\nHotel in Testdal. Since 2018 I have been a baker at Prøve Bakeri. My mother and I both\nlike walks.\n\nSKILLS\n\nExcel, Word",
  );
  expect(work?.map(({ name }) => name)).toEqual(["Brygga Hotel", "Prøve Bakeri"]);
  expect(basics?.summary).toBe(
    "I am a reliable worker who likes to bake good bread.\nMy mother and I both like walks.",
  );
});

test("A title is not cut out of a sentence", () => {
  const { work } = readText(
    "ARBEID\n\nFra 2010 til 2015 var jeg kokk hos Brygga Hotell i Bergen.\n\nSiden 2015 har jeg vært baker på Testdal Bakeri.\n\nSPRÅK\n\nNorsk",
  );
  expect(work?.map(({ position }) => position)).toEqual(["kokk", "baker"]);
});

test("A sentence with somebody else's number describes no job", () => {
  const { work } = readText(
    `WORK EXPERIENCE\n\n${toldJobs} My boss was Bob Testdal. Referee: Jane Test, jane.test@prove.example. I bake bread.`,
  );
  expect(JSON.stringify(work)).not.toMatch(/Bob|Jane|prove\.example/);
  expect(work?.[1]).toMatchObject({ position: "baker", name: "Prøve Bakeri", summary: "I bake bread." });
});

test("A line that the visitor does not need tells no job", () => {
  const source = parseText(
    `${head}WORK EXPERIENCE\n\nFrom 2015 to 2018 I was a cook at Brygga Hotel.\n\nSince 2018 I have been a baker at Prøve Bakeri.`,
  );
  const line = source.lines.findIndex(({ text }) => text.includes("Brygga"));
  const { work } = parseLines(source, [{ line, section: "ignored" }]).resume;
  expect(JSON.stringify(work)).not.toContain("Brygga");
});

test("Jobs in a list stay as they are when its text has sentences", () => {
  const { work } = readText(
    "WORK EXPERIENCE\n\nCook, Brygga Hotell AS, 2019 – 2021\n- From 2019 to 2020 I was a trainer at Brygga Hotell.\n\nWaiter, Testdal Kafé AS, 2015 – 2018\n",
  );
  expect(work?.map(({ position }) => position)).toEqual(["Cook", "Waiter"]);
});

test("Long texts are searched in a short time", () => {
  const hostile = [
    "I was a ".repeat(45),
    `I was at ${"A at ".repeat(60)}2019 to 2021`,
    `between ${"1999 ".repeat(70)}`,
  ];
  const start = performance.now();
  for (const text of hostile) findProseEntries([{ text, lines: [0], paragraph: 0 }]);
  expect(performance.now() - start).toBeLessThan(200);
});

test("reads jobs told in list items without a person", () => {
  const { work } = readText(
    "EXPERIENCE\n\n• Working as Senior Consultant in Testdal Limited, Pune from Jul 2018 to till date.\n• Worked as Software Engineer in Brygga Softech, Leeds from Nov 2014 to Jun 2018.\n\nINTERESTS\n\nChess",
  );
  expect(work?.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate])).toEqual(
    [
      ["Testdal Limited", "Senior Consultant", "2018-07", undefined],
      ["Brygga Softech", "Software Engineer", "2014-11", "2018-06"],
    ],
  );
});
