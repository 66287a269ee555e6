import { expect, test } from "vitest";
import { joinKnownWords, joinSpacedLetters } from "./spaced-letters.ts";

test.each([
  ["M A RCH 2021 — PRE S E N T", "MARCH 2021 — PRESENT"],
  ["A U G U S T 2018 — FE BRU A RY 2021", "AUGUST 2018 — FEBRUARY 2021"],
  ["EM PLOY M E N T HISTORY", "EMPLOYMENT HISTORY"],
  ["OSLO M A I 2019", "OSLO MAI 2019"],
  ["MA I RUSSISK", "MAI RUSSISK"],
  ["P R Ø V E AS", "P R Ø V E AS"],
  ["Kokk I Mai 2019", "Kokk I Mai 2019"],
])("joins the known words in %s", (text, joined) => {
  expect(joinKnownWords(text)).toBe(joined);
});

test("joins letters that all stand apart", () => {
  expect(joinSpacedLetters("E R F A R I N G")).toBe("ERFARING");
});

test("takes linear time for thousands of letters", () => {
  const text = "M A ".repeat(20_000).trim();
  const before = process.cpuUsage();
  joinKnownWords(text);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});
