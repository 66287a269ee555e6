import { expect, test } from "vitest";
import { page, parsePages } from "../fixtures/page.ts";
import { readText } from "../fixtures/text.ts";
import { parseText } from "../plain/parse-text.ts";
import { parseInterests, parseSkills } from "./lists.ts";

test("The label in the margin is not one of the interests beside it", () => {
  const { lines } = parseText("Interesser\tLangrenn, håndball, strikking");
  expect(parseInterests(lines)).toMatchObject([
    { name: { value: "Langrenn" } },
    { name: { value: "håndball" } },
    { name: { value: "strikking" } },
  ]);
});

test("Rows far apart are separate skills, as the tags of AltaCV", () => {
  const { resume } = parsePages(
    page([
      [40, 60, "Kari Prøve Testdal", 24],
      [40, 90, "Skills", 14],
      [40, 114, "Setting out"],
      [140, 114, "Temporary works"],
      [40, 135, "Reading drawings"],
      [140, 135, "Calm on site"],
      [40, 168, "AutoCAD"],
      [140, 168, "Civil 3D"],
    ]),
  );
  const names = resume.skills?.map(({ name }) => name).sort();
  expect(names?.join()).toBe("AutoCAD,Calm on site,Civil 3D,Reading drawings,Setting out,Temporary works");
});

test("Numbers behind a name are one skill", () => {
  const { skills } = readText("SKILLS\n\nMIG/MAG 135, 136 and 138, Eurocodes 2, 3, Drawings\n");
  expect(skills?.map(({ name }) => name)).toEqual(["MIG/MAG 135, 136 and 138", "Eurocodes 2, 3", "Drawings"]);
});

test("The grid of digital competences of Europass is no list of skills", () => {
  const { lines } = parseText(
    "Information processing  Communication  Content creation  Safety\nProficient user  Proficient user  Independent user  Basic user\nMARC 21, Dewey classification",
  );
  expect(parseSkills(lines)).toMatchObject([
    { name: { value: "MARC 21" } },
    { name: { value: "Dewey classification" } },
  ]);
});
