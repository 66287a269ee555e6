import { expect, it } from "vitest";
import { preventBreaks, preventBreaksInName, preventBreaksInTree } from "./prevent-breaks.ts";

/** `~` stands for a word joiner and `_` for a no-break space, so that they can be seen. */
const shown = (text: string) => text.replaceAll("\u2060", "~").replaceAll("\u00a0", "_");

it.each([
  ["7–14 virkedager", "7–~14_virkedager"],
  ["Mandag–fredag kl. 9–18", "Mandag–fredag kl._9–~18"],
  ["CV-en din, CV-ene deres", "CV-~en din, CV-~ene deres"],
  ["IP-adressen og CV-analyse", "IP-~adressen og CV-~analyse"],
  ["E-post, og en e-postadresse", "E-~post, og en e-~postadresse"],
  ["no follow-up, a step-by-step guide", "no follow-~up, a step-~by-step guide"],
  ["{{days}} dagers angrerett, 30 minutes", "{{days}}_dagers angrerett, 30_minutes"],
  ["etter § 15-6 og §§ 13 og 14", "etter §_15-6 og §§_13 og 14"],
  ["section 13, Article 6, chapter 3", "section_13, Article_6, chapter_3"],
  ["Kl. 14 i dag, kl. {{hour}} ellers", "Kl._14 i dag, kl._{{hour}} ellers"],
  ["1. juni og 31. desember 2026", "1._juni og 31._desember 2026"],
  ["16 May and 1 January 2027", "16_May and 1_January 2027"],
  ["NOK 500, 299 €, 1,2 millioner", "NOK_500, 299_€, 1,2_millioner"],
  ["70 per cent, {{deposit}} per cent, 8 p.m.", "70_per_cent, {{deposit}}_per_cent, 8_p.m."],
  ["+47 90 00 00 00 og 3 500", "+47_90_00_00_00 og 3_500"],
  ["in the EU/EEA, i EU/EØS", "in the EU/~EEA, i EU/~EØS"],
])("%s stays together where it is read as one", (text, expected) =>
  expect(shown(preventBreaks(text))).toBe(expected),
);

it.each([
  "LinkedIn-profilen",
  "30-minutters",
  "Nord-Amerika",
  "5 – 7",
  "24/7",
  "i 2024 dagdrømte vi",
  "i 2024 maidag",
  "since 2024 March has been dry",
  "the first of May",
  "10 secondary schools",
  "5 ordførere",
  "på norsk/engelsk",
])("allows a line break in %s", (text) => expect(preventBreaks(text)).toBe(text));

it.each([
  ["Asia-Pacific", "Asia-~Pacific"],
  ["Asia og Stillehavet", "Asia_og_Stillehavet"],
])("the name %s has no line breaks", (name, expected) =>
  expect(shown(preventBreaksInName(name))).toBe(expected),
);

it("applies to prose, but not to labels and the page's head", () => {
  const long = "Most projects take 7–14 business days in all, from the first talk.";
  const words = { meta: { title: long }, label: "7–14", items: [long, { count: 3 }] };
  expect(preventBreaksInTree(words)).toEqual({ ...words, items: [preventBreaks(long), { count: 3 }] });
});
