import fc from "fast-check";
import { expect, test } from "vitest";
import { assign } from "./assign.ts";
import { isSameDate, isSameLevel, isSameText } from "./compare.ts";
import { leaks } from "./leaks.ts";
import { score } from "./score.ts";

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
  expect(isSameLevel("Morsmål", "Native")).toBe(true);
});

test("a secret counts as leaked outside the references", () => {
  const secrets = [{ kind: "reference-name", value: "Lena Prøve" }];
  expect(leaks(secrets, { references: [{ name: "Lena Prøve" }] })).toEqual([]);
  expect(leaks(secrets, { interests: [{ name: "Lena Prøve, rektor" }] })).toEqual(secrets);
});
