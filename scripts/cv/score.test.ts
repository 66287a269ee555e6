import fc from "fast-check";
import { expect, test } from "vitest";
import { assign } from "./assign.ts";
import { bareAddress, digitsOf, isSameDate, isSameLevel, isSameName, isSameText } from "./compare.ts";
import { leaks } from "./leaks.ts";
import { type Group, groups, score } from "./score.ts";
import { f1, sumCounts } from "./totals.ts";

test("the assignment scores as high as the best of all possible ones", () => {
  const best = (worth: number[][], row = 0, taken: number[] = []): number => {
    const columns = worth[row];
    if (!columns) return 0;
    const without = best(worth, row + 1, taken);
    return Math.max(
      without,
      ...columns.map((value, at) => (taken.includes(at) ? 0 : value + best(worth, row + 1, [...taken, at]))),
    );
  };
  const matrices = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 4,
    }),
  );
  fc.assert(
    fc.property(matrices, (worth) => {
      const sum = assign(worth).reduce((total, [row, column]) => total + (worth[row]?.[column] ?? 0), 0);
      expect(sum).toBe(best(worth));
    }),
  );
});

test("a CV scores 1 against itself; an extra entry lowers precision, a missing one recall", () => {
  const truth = {
    basics: { name: "Kari" },
    work: [{ name: "Brygga", position: "Kokk", startDate: "2019-03" }],
  };
  expect(score(truth, truth).get("work: employer")).toMatchObject({ right: 1, invented: 0, missing: 0 });
  const more = { ...truth, work: [...truth.work, { name: "Kafé", position: "Vert" }] };
  expect(score(truth, more).get("work: employer")).toMatchObject({ right: 1, invented: 1, missing: 0 });
  expect(score(more, truth).get("work: employer")).toMatchObject({ right: 1, invented: 0, missing: 1 });
});

test("equivalent values count as equal", () => {
  expect(isSameText("Drift – og «vedlikehold»", 'drift - og "vedlikehold"')).toBe(true);
  expect(isSameDate("2019", "2019-05")).toBe(true);
  expect(isSameDate("2019-05", "2019")).toBe(false);
  expect(isSameDate("2019-05", "2019-06")).toBe(false);
  expect(isSameLevel("Morsmål", "Native")).toBe(true);
  expect(isSameLevel("Morsmål", "C1")).toBe(false);
  expect(isSameName("Dr. Kari Testdal", "Kari Testdal")).toBe(true);
  expect(digitsOf("+47 22 00 00 14")).toBe(digitsOf("22000014"));
  expect(digitsOf("+44 (0)7700 900707")).toBe(digitsOf("07700 900707"));
  expect(bareAddress("https://www.testdal.example/")).toBe("testdal.example");
});

test.each<[string, string, boolean]>([
  ["Ledet et prosjekt om drift av sju nye anlegg", "Ledet prosjekt om drift av sju nye anlegg", true],
  ["Ledet et prosjekt om drift", "Ledet et kurs om drift", false],
  ["", "", false],
])("free text needs a large overlap: %s", (truth, read, isSame) => {
  expect(isSameText(truth, read)).toBe(isSame);
});

test("entries are paired whatever their order, and a wrong field is both missing and invented", () => {
  const cook = { name: "Brygga", position: "Kokk", startDate: "2019", endDate: "2021" };
  const waiter = { name: "Kafé Prøve", position: "Servitør", startDate: "2021" };
  const counts = (group: Group, read: object[]) => {
    const { right, invented, missing } = score({ work: [cook, waiter] }, { work: read }).get(group) ?? {};
    return [right, invented, missing];
  };
  expect(counts("work: title", [waiter, cook])).toEqual([2, 0, 0]);
  expect(counts("work: title", [{ ...cook, position: "Vert" }, waiter])).toEqual([1, 1, 1]);
  expect(counts("work: current", [cook, { ...waiter, endDate: "2022" }])).toEqual([0, 0, 1]);
  expect(counts("work: employer", [{ name: "Ukjent", position: "Annet" }])).toEqual([0, 1, 2]);
});

test("a headline that repeats a job title costs nothing where the CV has none", () => {
  const truth = { work: [{ name: "Brygga", position: "Kokk" }] };
  expect(score(truth, { ...truth, basics: { label: "Kokk" } }).get("label")).toBeUndefined();
  expect(score(truth, { ...truth, basics: { label: "Vert" } }).get("label")).toMatchObject({ invented: 1 });
});

test("every keyword of a skill counts, and levels only with their language", () => {
  const truth = {
    skills: [{ name: "Verktøy", keywords: ["Figma", "Excel"] }, { name: "Ledelse" }],
    languages: [{ language: "Norsk", fluency: "Morsmål" }],
  };
  const read = {
    skills: [{ name: "Excel" }, { name: "Ledelse" }],
    languages: [{ language: "Engelsk", fluency: "Morsmål" }],
  };
  expect(score(truth, read).get("skills")).toMatchObject({ right: 2, invented: 0, missing: 1 });
  expect(score(truth, read).get("languages: level")).toMatchObject({ right: 0, invented: 1, missing: 1 });
});

test("totals add up the groups of all files", () => {
  const truth = { basics: { name: "Kari", email: "kari@testdal.example" } };
  const files = [{ scores: score(truth, truth) }, { scores: score(truth, { basics: { name: "Ola" } }) }];
  expect(sumCounts(files, groups)).toMatchObject({ right: 2, invented: 1, missing: 2 });
  expect(f1(sumCounts(files, groups))).toBeCloseTo(4 / 7);
  expect(f1(sumCounts([], groups))).toBe(1);
  expect(f1({ right: 0, invented: 1, missing: 0, wrong: [] })).toBe(0);
});

test("a secret counts as leaked outside the references", () => {
  const secrets = [{ kind: "reference-name", value: "Lena Prøve" }];
  expect(leaks(secrets, { references: [{ name: "Lena Prøve" }] })).toEqual([]);
  expect(leaks(secrets, { interests: [{ name: "Lena Prøve, rektor" }] })).toEqual(secrets);
});
