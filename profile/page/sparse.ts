import type { Profile } from "./profile.ts";

/** Letters of running text and lines below which a CV is thin, and how many employers it has at most. */
const maxLetters = 700;
const maxEmployers = 3;

/** Whether a CV has so little text that the distances of a full page would leave it empty. */
export function isSparse({ lead, work, projects, voluntary }: Profile): boolean {
  const sections = [...[...work, ...voluntary].flatMap(({ roles }) => roles), ...projects];
  const texts = [...lead, ...sections.flatMap(({ text, highlights }) => [...text, ...highlights])];
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0);
  return work.length <= maxEmployers && projects.length <= 1 && letters < maxLetters;
}
