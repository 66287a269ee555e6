import { expect, test } from "vitest";
import { suspiciousFields } from "./suspicious.ts";

test.each([
  ["Controller Monthly. ., 2017."],
  ["SENIORINGENIØR,BORINGOGBRØNN"],
  ["og ledet teamet på ti"],
  ["Prosjektleder ("],
  [". ,"],
  ["HONOURS A N D"],
])("finds %s suspicious when it is a title", (position) => {
  expect(suspiciousFields("work", { position })).toEqual(["position"]);
});

test.each([
  ["Senior Backend Developer"],
  ["Head of Sales (EMEA)"],
  ["HMS-LEDER"],
  ["C++ / .NET-utvikler"],
  ["St. Olavs hospital"],
])("does not find %s suspicious when it is a title", (position) => {
  expect(suspiciousFields("work", { position, summary: "and more, (" })).toEqual([]);
});
