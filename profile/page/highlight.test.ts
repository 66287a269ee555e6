import { expect, test } from "vitest";
import { bestFigure, parseHighlight } from "./highlight.ts";

const n = "\u00a0";

test.each([
  ["38 turbines up in one season", "38", "turbines up in one season"],
  ["31% fewer interruptions", "31%", "fewer interruptions"],
  ["31 % færre forstyrrelser", `31${n}%`, "færre forstyrrelser"],
  ["1,8 prosent igjen", `1,8${n}prosent`, "igjen"],
  ["240 MW in production", `240${n}MW`, "in production"],
  ["2.4 km of cable laid twice", `2.4${n}km`, "of cable laid twice"],
  ["NOK 240 million in the budget", `NOK${n}240${n}million`, "in the budget"],
  ["240 millioner kroner i budsjett", `240${n}millioner`, "kroner i budsjett"],
  ["1 250 000 kr spart", `1${n}250${n}000${n}kr`, "spart"],
  ["14–18 people", "14–18", "people"],
  ["500+ readers", "500+", "readers"],
  ["0 sauna extensions", "0", "sauna extensions"],
])("‘%s’ is of %s", (line, figure, text) => {
  expect(parseHighlight(line)).toEqual({ figure, text });
});

test.each([
  "Led a team of 24",
  "2019 was the year of the boat",
  "3D models of all houses",
  "24",
  "1st prize in the competition",
])("‘%s’ does not start with a figure", (text) => {
  expect(parseHighlight(text)).toEqual({ text });
});

test.each([
  ["Kuttet matsvinnet med 12 prosent", `12${n}prosent`],
  ["Managed a portfolio of USD 410 million across three regions", `USD${n}410${n}million`],
  ["Brought the waiting time from 71 to 48 days", `71${n}to${n}48${n}days`],
  ["Reduserte kostnadene med 1,2 millioner kroner", `1,2${n}millioner${n}kroner`],
  ["Completed applications rose by 31%.", "31%"],
])("‘%s’ has the figure %s within it", (text, inlineFigure) => {
  expect(parseHighlight(text)).toEqual({ text, inlineFigure });
});

test.each([
  "Raised sales from 10% to 25% in 2019",
  "Led a team of 24 in 3 countries",
  "Worked from 2015 to 2019 on the line",
  "Release 2.4 with 300 changes",
])("‘%s’ has no reliable figure", (text) => {
  expect(parseHighlight(text)).toEqual({ text });
});

test("prefers a figure at the start of a line", () => {
  const inline = parseHighlight("Cut waste by 12%");
  const leading = parseHighlight("40 cabins built");
  expect(bestFigure([inline, leading])?.source).toBe(leading);
  expect(bestFigure([inline])).toEqual({ source: inline, shown: { ...inline, figure: "12%" } });
  expect(bestFigure([{ text: "No figure" }])).toBeUndefined();
});
