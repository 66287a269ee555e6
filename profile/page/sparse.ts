import type { Profile } from "./profile.ts";

/** A sparse CV has fewer letters of text, and at most this many employers. */
const maxLetters = 700;
const maxEmployers = 3;

/** Whether a CV has so little text that a theme's usual spacing would look empty. */
export function isSparse({ lead, work, projects, voluntary }: Profile): boolean {
  const sections = [...[...work, ...voluntary].flatMap(({ roles }) => roles), ...projects];
  const texts = [...lead, ...sections.flatMap(({ text, highlights }) => [...text, ...highlights])];
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return work.length <= maxEmployers && projects.length <= 1 && letters < maxLetters;
}
