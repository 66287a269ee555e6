import { expect, test } from "vitest";
import { type PositionedText, page } from "../fixtures/page.ts";
import { buildSource } from "../pdf/parse-pdf.ts";
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

/** The head of a page whose units have these labels and probabilities. */
function headOf(texts: PositionedText[], labels: [label: string, probability: number][]) {
  const units = splitIntoUnits(buildSource([page(texts)]).lines);
  expect(units).toHaveLength(labels.length);
  const head = findLabelledHead(
    units.map((unit, at) => ({ ...unit, label: labels[at]?.[0] ?? "", probability: labels[at]?.[1] ?? 0 })),
  );
  return [head.name?.value, head.label?.value];
}

test("joins a name whose last word stands before the headline in the next row", () => {
  const texts: PositionedText[] = [
    [200, 50, "Kari Prøve", 25],
    [110, 80, "Testdal | Kokk og baker", 25],
  ];
  const labels: [string, number][] = [
    ["name", 1],
    ["headline", 0.6],
    ["headline", 1],
  ];
  expect(headOf(texts, labels)).toEqual(["Kari Prøve Testdal", "Kokk og baker"]);
});

test("takes the name below a running head with a shorter one", () => {
  const texts: PositionedText[] = [
    [400, 40, "CV – K. Testdal", 9],
    [200, 60, "KARI PRØVE TESTDAL", 17],
  ];
  const labels: [string, number][] = [
    ["title", 0.6],
    ["name", 1],
    ["name", 1],
  ];
  expect(headOf(texts, labels)).toEqual(["Kari Prøve Testdal", undefined]);
});

test("reads an unsure first name in large type whose last name stands lower, beside the address", () => {
  const texts = (size: number): PositionedText[] => [
    [40, 50, "Jory", size],
    [400, 70, "07700 900885"],
    [40, 92, "Penhallow-Tregear", size],
  ];
  const labels: [string, number][] = [
    ["name", 0.78],
    ["contact", 1],
    ["other", 0.7],
  ];
  expect(headOf(texts(33), labels)).toEqual(["Jory Penhallow-Tregear", undefined]);
  expect(headOf(texts(17), labels)).toEqual([undefined, undefined]);
});

test.each(["kari.testdal@post.example", "kari@testdal.example", "kari@post.example"])(
  "joins two first names and the last name below them where %s has it",
  (email) => {
    const texts: PositionedText[] = [
      [40, 50, "Kari Prøve", 34],
      [400, 70, email],
      [40, 92, "Testdal", 34],
    ];
    const labels: [string, number][] = [
      ["name", 1],
      ["contact", 1],
      ["contact", 0.7],
    ];
    const name = email.includes("testdal") ? "Kari Prøve Testdal" : "Kari Prøve";
    expect(headOf(texts, labels)).toEqual([name, undefined]);
  },
);
