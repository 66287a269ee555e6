import { expect, it } from "vitest";
import { allUnbroken, unbroken, undivided } from "./unbroken.ts";

/** `~` stands for a word joiner and `_` for a no-break space, so that they can be seen. */
const shown = (text: string) => text.replaceAll("\u2060", "~").replaceAll("\u00a0", "_");

it.each([
  ["7–14 virkedager", "7–~14_virkedager"],
  ["Mandag–fredag kl. 9–18", "Mandag–fredag kl. 9–~18"],
  ["CV-en din, CV-ene deres", "CV-~en din, CV-~ene deres"],
  ["E-post, og en e-postadresse", "E-~post, og en e-~postadresse"],
  ["no follow-up, a step-by-step guide", "no follow-~up, a step-~by-step guide"],
  ["{{days}} dagers angrerett, 30 minutes", "{{days}}_dagers angrerett, 30_minutes"],
])("%s stays together where it is read as one", (text, expected) =>
  expect(shown(unbroken(text))).toBe(expected),
);

it.each(["LinkedIn-profilen", "30-minutters", "Nord-Amerika", "5 – 7", "i 2024 dagdrømte vi"])(
  "%s may be divided",
  (text) => expect(unbroken(text)).toBe(text),
);

it.each([
  ["Asia-Pacific", "Asia-~Pacific"],
  ["Asia og Stillehavet", "Asia_og_Stillehavet"],
])("the name %s is not divided", (name, expected) => expect(shown(undivided(name))).toBe(expected));

it("reaches running text, but not labels and what stands in the page's head", () => {
  const long = "Most projects take 7–14 business days in all, from the first talk.";
  const words = { meta: { title: long }, label: "7–14", items: [long, { count: 3 }] };
  expect(allUnbroken(words)).toEqual({ ...words, items: [unbroken(long), { count: 3 }] });
});
