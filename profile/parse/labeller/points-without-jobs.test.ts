import { expect, test } from "vitest";
import { readText } from "../fixtures/text.ts";

const jobs = `EMPLOYMENT HISTORY

2015 – 2024  Gang foreman, Brindley Walling Ltd, Tipton
2006 – 2015  Bricklayer, J. T. Fereday & Son, Dudley
1999 – 2006  Apprentice, Castle Hill Homes, Stourbridge

EDUCATION

2016  NVQ Level 3, Testdal College
`;

test("points above the jobs of a functional CV are skills, in groups", () => {
  const { skills, work } = readText(`KEY SKILLS AND EXPERIENCE

Brickwork and lime

- Repointed 600 square metres of canal tunnel portal in lime mortar
- Built the gable clock panel at the library, with matched blues

Running a site

- Set out from drawings, ordered bricks and kept the day sheets
- Brought a 24-plot job in nine days early in 2019

${jobs}`);
  expect(work).toHaveLength(3);
  const points = skills?.flatMap(({ name, keywords }) => keywords ?? [name]);
  expect(points).toContain("Repointed 600 square metres of canal tunnel portal in lime mortar");
  expect(points).toContain("Set out from drawings, ordered bricks and kept the day sheets");
});

test("a job without dates above the others keeps its points", () => {
  const { work } = readText(`WORK EXPERIENCE

Site Manager, Brygga Construction Ltd
- Led 40 people on a hospital and two schools
- Cut waste by a fifth in a year
- Wrote the method statements for the crane

${jobs}`);
  expect(work?.[0]).toMatchObject({ position: "Site Manager" });
  expect(work?.[0]?.highlights).toHaveLength(3);
});
