import { each } from "../../page/each.ts";
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

/** The short sections, in columns. */
export function Log({ profile, messages }: ThemeProps) {
  const { languages, interests } = profile;
  const skills = groupSkills(profile.skills);
  const lists: [id: string, title: string, entries: Entry[]][] = [
    ["education", messages.education, profile.education.map(toEducationEntry)],
    ["voluntary", messages.voluntary, profile.voluntary.flatMap(listExperienceEntries)],
    ["talks", messages.talks, profile.talks.map(toAccomplishmentEntry)],
    ["publications", messages.publications, profile.publications.map(toAccomplishmentEntry)],
    ["awards", messages.awards, profile.awards.map(toAccomplishmentEntry)],
    ["certificates", messages.certificates, profile.certificates.map(toAccomplishmentEntry)],
  ];
  const shown = lists.filter(([, , entries]) => entries.length > 0);
  if (shown.length + skills.length + languages.length + interests.length === 0) return null;
  return (
    <div className="shallow log">
      {shown.map(([id, title, entries]) => (
        <Section key={id} id={id} title={title}>
          <Entries entries={entries} />
        </Section>
      ))}
      {skills.length > 0 && (
        <Section id="skills" title={messages.skills}>
          <ul className="entries">
            {each(skills, ({ name, level, keywords, path }) => (
              <li data-field={path}>
                {name && <span className="what">{name}</span>}
                {level && <span className="by">{`, ${level}`}</span>}
                {keywords.length > 0 && (
                  <div className={name ? "note" : undefined}>{keywords.join(", ")}</div>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {languages.length > 0 && (
        <Section id="languages" title={messages.languages}>
          <ul className="entries">
            {each(languages, ({ name, level, path }) => (
              <li data-field={path}>
                <span className="what">{name}</span>
                {level && <span className="by">{`, ${level}`}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {interests.length > 0 && (
        <Section id="interests" title={messages.interests}>
          <ul className="entries">
            {each(interests, ({ name, keywords, path }) => (
              <li data-field={path}>
                <span className="what">{name}</span>
                {keywords.length > 0 && <span className="by">{`, ${keywords.join(", ")}`}</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
