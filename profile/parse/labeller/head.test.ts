import { expect, test } from "vitest";
import { parseText } from "../plain/parse-text.ts";
import { findLabelledHead } from "./head.ts";
import { splitIntoUnits } from "./units.ts";

test("an unsure headline counts where there is no better one", () => {
  const units = splitIntoUnits(parseText("Kari Prøve Testdal\nFencer\nTrollbinder").lines);
  const head = (...probabilities: number[]) =>
    findLabelledHead(
      units.map((unit, at) => ({
        ...unit,
        label: at === 0 ? "name" : at === 1 ? "headline" : "other",
        probability: probabilities[at] ?? 1,
      })),
    ).label?.value;
  expect(head(1, 0.5)).toBe("Fencer");
  expect(head(1, 0.2)).toBeUndefined();
});
