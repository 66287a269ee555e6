import { expect, test } from "vitest";
import { extracted } from "../extracted.ts";
import { withholdFromHeadline } from "./headline.ts";

const withhold = (text: string, ...known: string[]) => {
  const { headline, withheld } = withholdFromHeadline(
    extracted(text, [1]),
    known.map((value) => ({ kind: "age", value, lines: [1] })),
  );
  return [headline.value, ...withheld.map(({ value }) => value)];
};

test("a headline loses its private parts, which are listed", () => {
  expect(withhold("Sykepleier (samboer, to barn)")).toEqual(["Sykepleier", "samboer, to barn"]);
  expect(withhold("Cook / single mother")).toEqual(["Cook", "single mother"]);
  expect(withhold("Welder – recovering from cancer")).toEqual(["Welder", "recovering from cancer"]);
  expect(withhold("Lærer, medlem av Senterpartiet")).toEqual(["Lærer", "medlem av Senterpartiet"]);
  expect(withhold("Teacher – age 45", "45")).toEqual(["Teacher"]);
});

test("a headline without private parts stays as it is", () => {
  for (const text of [
    "Sivilingeniør – vannkraft og dam",
    "Advokat (H), partner",
    "Regional Manager at Prøve Homeware | People-first retail | 14 stores across the North West",
    "Pastry cook / baker in hotel, bakery or industrial kitchen (Luxembourg, Belgium or Switzerland)",
  ])
    expect(withhold(text)).toEqual([text]);
});
