import type { Profile } from "./profile.ts";

type Skill = Profile["skills"][number];

/** Merges skills into one entry if none has a level or keywords. */
export function groupSkills(skills: readonly Skill[]): readonly Skill[] {
  const isBare = ({ level, keywords }: Skill) => !level && keywords.length === 0;
  if (skills.length < 2 || !skills.every(isBare)) return skills;
  return [{ path: skills[0]?.path, keywords: skills.flatMap(({ name }) => name ?? []) }];
}
