import {
  Entries,
  type Entry,
  listExperienceEntries,
  toAccomplishmentEntry,
  toEducationEntry,
} from "../../page/entries.tsx";
import { Section } from "../../page/section.tsx";
import { groupSkills } from "../../page/skills.ts";
import type { ThemeProps } from "../../page/theme.ts";

/** The remaining sections, with labels in the margin. */
export function BackMatter({ profile, messages }: ThemeProps) {
  const { languages, interests } = profile;
  const skills = groupSkills(profile.skills);
  const lists: [id: string, title: string, entries: Entry[]][] = [
    ["education", messages.education, profile.education.map(toEducationEntry)],
    ["publications", messages.publications, profile.publications.map(toAccomplishmentEntry)],
    ["talks", messages.talks, profile.talks.map(toAccomplishmentEntry)],
    ["awards", messages.awards, profile.awards.map(toAccomplishmentEntry)],
    ["voluntary", messages.voluntary, profile.voluntary.flatMap(listExperienceEntries)],
    ["certificates", messages.certificates, profile.certificates.map(toAccomplishmentEntry)],
    [
      "skills",
      messages.skills,
      skills.map(({ path, name, level, keywords }) =>
        name ? plain(path, name, [level, ...keywords]) : plain(path, keywords.join(", "), []),
      ),
    ],
    ["languages", messages.languages, languages.map(({ path, name, level }) => plain(path, name, [level]))],
    [
      "interests",
      messages.interests,
      interests.map(({ path, name, keywords }) => plain(path, name, keywords)),
    ],
  ];
  const shown = lists.filter(([, , entries]) => entries.length > 0);
  if (shown.length === 0) return null;
  return (
    <div className="index">
      {shown.map(([id, title, entries]) => (
        <Section key={id} id={id} title={title} className="grid">
          <Entries entries={entries} />
        </Section>
      ))}
    </div>
  );
}

/** An entry without a date. */
function plain(path: string | undefined, name: string, notes: (string | undefined)[]): Entry {
  const note = notes.filter(Boolean).join(", ");
  return { name: { text: name, path }, notes: note ? [{ text: note, path }] : [] };
}
