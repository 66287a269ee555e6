import fc from "fast-check";
import { expect, test } from "vitest";
import { assignPairs } from "./assign.ts";
import { isSameDate, isSameLevel, isSameName, isSameText, normalizeUrl, phoneDigits } from "./compare.ts";
import { findLeaks } from "./leaks.ts";
import { f1, type Group, groups, score, sumCounts } from "./score.ts";

test("the assignment scores as high as the best of all possible ones", () => {
  const best = (scores: number[][], row = 0, taken: number[] = []): number => {
    const columns = scores[row];
    if (!columns) return 0;
    const without = best(scores, row + 1, taken);
    return Math.max(
      without,
      ...columns.map((value, index) =>
        taken.includes(index) ? 0 : value + best(scores, row + 1, [...taken, index]),
      ),
    );
  };
  const matrices = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 4,
    }),
  );
  fc.assert(
    fc.property(matrices, (scores) => {
      const sum = assignPairs(scores).reduce(
        (total, [row, column]) => total + (scores[row]?.[column] ?? 0),
        0,
      );
      expect(sum).toBe(best(scores));
    }),
  );
});

test("a CV scores 1 against itself; an extra entry lowers precision, a missing one recall", () => {
  const expected = {
    basics: { name: "Kari" },
    work: [{ name: "Brygga", position: "Kokk", startDate: "2019-03" }],
  };
  expect(score(expected, expected).get("work: employer")).toMatchObject({ correct: 1, extra: 0, missing: 0 });
  const more = { ...expected, work: [...expected.work, { name: "Kafé", position: "Vert" }] };
  expect(score(expected, more).get("work: employer")).toMatchObject({ correct: 1, extra: 1, missing: 0 });
  expect(score(more, expected).get("work: employer")).toMatchObject({ correct: 1, extra: 0, missing: 1 });
});

test("equivalent values count as equal", () => {
  expect(isSameText("Drift – og «vedlikehold»", 'drift - og "vedlikehold"')).toBe(true);
  expect(isSameDate("2019", "2019-05")).toBe(true);
  expect(isSameDate("2019-05", "2019")).toBe(false);
  expect(isSameDate("2019-05", "2019-06")).toBe(false);
  expect(isSameLevel("Morsmål", "Native")).toBe(true);
  expect(isSameLevel("Morsmål", "C1")).toBe(false);
  expect(isSameName("Dr. Kari Testdal", "Kari Testdal")).toBe(true);
  expect(phoneDigits("+47 22 00 00 14")).toBe(phoneDigits("22000014"));
  expect(phoneDigits("+44 (0)7700 900707")).toBe(phoneDigits("07700 900707"));
  expect(normalizeUrl("https://www.testdal.example/")).toBe("testdal.example");
});

test.each<[string, string, boolean]>([
  ["Ledet et prosjekt om drift av sju nye anlegg", "Ledet prosjekt om drift av sju nye anlegg", true],
  ["Ledet et prosjekt om drift", "Ledet et kurs om drift", false],
  ["", "", false],
])("free text needs a large overlap: %s", (expected, parsed, isSame) => {
  expect(isSameText(expected, parsed)).toBe(isSame);
});

test("entries are paired whatever their order, and a wrong field is both missing and invented", () => {
  const cook = { name: "Brygga", position: "Kokk", startDate: "2019", endDate: "2021" };
  const waiter = { name: "Kafé Prøve", position: "Servitør", startDate: "2021" };
  const counts = (group: Group, parsed: object[]) => {
    const { correct, extra, missing } = score({ work: [cook, waiter] }, { work: parsed }).get(group) ?? {};
    return [correct, extra, missing];
  };
  expect(counts("work: title", [waiter, cook])).toEqual([2, 0, 0]);
  expect(counts("work: title", [{ ...cook, position: "Vert" }, waiter])).toEqual([1, 1, 1]);
  expect(counts("work: current", [cook, { ...waiter, endDate: "2022" }])).toEqual([0, 0, 1]);
  expect(counts("work: employer", [{ name: "Ukjent", position: "Annet" }])).toEqual([0, 1, 2]);
});

test("a headline that repeats a job title costs nothing where the CV has none", () => {
  const expected = { work: [{ name: "Brygga", position: "Kokk" }] };
  expect(score(expected, { ...expected, basics: { label: "Kokk" } }).get("label")).toBeUndefined();
  expect(score(expected, { ...expected, basics: { label: "Vert" } }).get("label")).toMatchObject({
    extra: 1,
  });
});

test("every keyword of a skill counts, and levels only with their language", () => {
  const expected = {
    skills: [{ name: "Verktøy", keywords: ["Figma", "Excel"] }, { name: "Ledelse" }],
    languages: [{ language: "Norsk", fluency: "Morsmål" }],
  };
  const parsed = {
    skills: [{ name: "Excel" }, { name: "Ledelse" }],
    languages: [{ language: "Engelsk", fluency: "Morsmål" }],
  };
  expect(score(expected, parsed).get("skills")).toMatchObject({ correct: 2, extra: 0, missing: 1 });
  expect(score(expected, parsed).get("languages: level")).toMatchObject({ correct: 0, extra: 1, missing: 1 });
});

test("totals add up the groups of all files", () => {
  const expected = { basics: { name: "Kari", email: "kari@testdal.example" } };
  const files = [
    { scores: score(expected, expected) },
    { scores: score(expected, { basics: { name: "Ola" } }) },
  ];
  expect(sumCounts(files, groups)).toMatchObject({ correct: 2, extra: 1, missing: 2 });
  expect(f1(sumCounts(files, groups))).toBeCloseTo(4 / 7);
  expect(f1(sumCounts([], groups))).toBe(1);
  expect(f1({ correct: 0, extra: 1, missing: 0, wrong: [] })).toBe(0);
});

test("a secret counts as leaked outside the references", () => {
  const secrets = [{ kind: "reference-name", value: "Lena Prøve" }];
  expect(findLeaks(secrets, { references: [{ name: "Lena Prøve" }] })).toEqual([]);
  expect(findLeaks(secrets, { interests: [{ name: "Lena Prøve, rektor" }] })).toEqual(secrets);
});
