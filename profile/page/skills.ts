import type { Profile } from "./profile.ts";

type Skill = Profile["skills"][number];

/** Skills that are bare words become one entry, which reads as a line of text. */
export function groupSkills(skills: readonly Skill[]): readonly Skill[] {
  const isBare = ({ level, keywords }: Skill) => !level && keywords.length === 0;
  if (skills.length < 2 || !skills.every(isBare)) return skills;
  return [{ path: skills[0]?.path, keywords: skills.flatMap(({ name }) => name ?? []) }];
}
