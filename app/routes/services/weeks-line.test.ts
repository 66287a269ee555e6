import { expect, test } from "vitest";
import { businessDay } from "./weeks-line.tsx";

test("skips weekends when it counts business days after a Monday", () => {
  expect([0, 4, 5, 7, 10, 14].map(businessDay)).toEqual([0, 4, 7, 9, 14, 18]);
});
