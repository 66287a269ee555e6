import { expect, test } from "vitest";
import { extracted } from "../extracted.ts";
import { readText as read } from "../fixtures/text.ts";
import { volunteerFields } from "./entry-fields.ts";

test.each([
  ["Materialforvalter i Testdal IL", "Testdal IL", "Materialforvalter"],
  ["First aider with Testdale Rovers", "Testdale Rovers", "First aider"],
  ["Foreningen for Testdal by", "Foreningen for Testdal by", undefined],
  ["Selskabet i Testdal", "Selskabet i Testdal", undefined],
])("divides the unpaid post %s where it names one", (post, organization, position) => {
  const { volunteer } = read(`VOLUNTEER WORK\n\n${post}, 2012 – 2014`);
  expect(volunteer?.map((entry) => [entry.organization, entry.position])).toEqual([[organization, position]]);
});

test("parses voluntary work, projects, awards, publications and interests", () => {
  const resume = read(
    "VERV\n\n* Trener gutter 10 år, Prøve IL fotball (2021–2023)\n\nPROSJEKTER\n\nTogtavla (2021): Avgangstavle for lesebrett.\n\nPRISER\n\n* Årets kokk, Testdal kommune (2022)\n\nPUBLIKASJONER\n\n* Kelp etter varme vintre, Prøvetidsskriftet, 2022\n\nINTERESSER\n\nSjakk, ski og korsang",
  );
  expect(resume.volunteer).toEqual([
    { organization: "Prøve IL fotball", position: "Trener gutter 10 år", startDate: "2021", endDate: "2023" },
  ]);
  expect(resume.projects).toEqual([
    { name: "Togtavla", description: "Avgangstavle for lesebrett.", startDate: "2021" },
  ]);
  expect(resume.awards).toEqual([{ title: "Årets kokk", awarder: "Testdal kommune", date: "2022" }]);
  expect(resume.publications).toEqual([
    { name: "Kelp etter varme vintre", publisher: "Prøvetidsskriftet", releaseDate: "2022" },
  ]);
  expect(resume.interests?.map(({ name }) => name)).toEqual(["Sjakk", "ski", "korsang"]);
});

test("parses the awarder after a comma", () => {
  expect(read("AWARDS\n\n* Best Thesis, University of Leeds (2014)").awards).toMatchObject([
    { title: "Best Thesis", awarder: "University of Leeds" },
  ]);
});

test("splits the role of voluntary work from its organization", () => {
  expect(
    read(
      "VERV\n\n* Kasserer i Prøve jegerforening (2014 – 2019)\n* Sekretær i Testdal Sanitetsforening (2010 – 2012)",
    ).volunteer,
  ).toMatchObject([
    { organization: "Prøve jegerforening", position: "Kasserer" },
    { organization: "Testdal Sanitetsforening", position: "Sekretær" },
  ]);
});

test("splits the role from the organization after other words, and leaves out how often", () => {
  const { volunteer } = read(
    "VOLUNTEERING\n\nUnder-14 trainer with St Prøve's Club, 2018 – 2020\n\nTreasurer, Sunday’s Well committee, 2016 – 2017\n\nDriver for Prøve Night Shelter every Sunday, 2015 – 2016",
  );
  expect(volunteer?.map(({ position, organization }) => [position, organization])).toEqual([
    ["Under-14 trainer", "St Prøve's Club"],
    ["Treasurer", "Sunday’s Well committee"],
    ["Driver", "Prøve Night Shelter"],
  ]);
});

test("does not split the name of an organization", () => {
  for (const name of ["Guide Dogs for the Blind", "Scout group, junior section"])
    expect(volunteerFields({ organization: extracted(name, [0]), body: [] })).toMatchObject({
      organization: { value: name },
    });
});
