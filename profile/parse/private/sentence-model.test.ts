import { expect, test } from "vitest";
import { sentenceFeatures } from "./sentence-features.ts";
import { featurePlaces, tableSize, tellsPrivateFact } from "./sentence-model.ts";

test.each([
  "Now that our youngest has started school I can work full time again",
  "Stopped drinking in 2016 and have stayed sober",
  "My graduate visa runs out in May",
  "Moved north when my husband got work offshore",
  "Etter at tvillingene begynte på skolen, kan jeg jobbe fullt igjen",
  "Gikk på en smell i 2019 og måtte ta det rolig et år",
  "Bor sammen med kjæresten på Grønland",
])("finds what no rule knows in %s", (sentence) => {
  expect(tellsPrivateFact(sentence)).toBe(true);
});

test.each([
  "Rewired 140 houses",
  "Worked with adults with learning disabilities and autism",
  "Administered maternity leave and sick pay for 300 staff",
  "Military service, Royal Norwegian Navy, 2010–2011",
  "Ansvarlig for pasienter med demens",
  "Trener for jenter 12 år",
  "Jeg bor i Tromsø og liker friluftsliv",
  "Permittert under pandemien",
  // A single word may be the name of a language or an employer.
  "Filipino",
])("finds nothing in %s", (sentence) => {
  expect(tellsPrivateFact(sentence)).toBe(false);
});

test("does not read a text without an end", () => {
  expect(tellsPrivateFact("my husband and I have dyslexia ".repeat(1000))).toBe(false);
});

test("features know words of a list as one, and numbers by their size", () => {
  const features = sentenceFeatures("I have epilepsy at 34");
  for (const one of ["epilepsy", "~<epi", "*epsy", "ILLNESS", "have ILLNESS", "WRITER _ ILLNESS", "#age"])
    expect(features).toContain(one);
  expect(sentenceFeatures("I have dyslexia at 44")).toContain("WRITER _ ILLNESS");
});

test("all places are in the table", () => {
  for (const place of featurePlaces("Jeg har vært sykmeldt siden 2019"))
    expect(place).toBeLessThan(tableSize);
});
