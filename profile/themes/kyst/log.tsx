import type { ReactNode } from "react";
import { each } from "../../page/each.ts";
import type { LookProps } from "../../page/look.ts";
import { Entries, type Entry, entriesOfStation, entryOfPiece, entryOfSchool } from "../../page/pieces.tsx";

/** All that is said in a line or two, in columns as in a ship's log. */
export function Log({ profile, words }: LookProps) {
  const { skills, languages, interests } = profile;
  const lists: [id: string, title: string, entries: Entry[]][] = [
    ["education", words.education, profile.education.map(entryOfSchool)],
    ["voluntary", words.voluntary, profile.voluntary.flatMap(entriesOfStation)],
    ["talks", words.talks, profile.talks.map(entryOfPiece)],
    ["publications", words.publications, profile.publications.map(entryOfPiece)],
    ["awards", words.awards, profile.awards.map(entryOfPiece)],
    ["certificates", words.certificates, profile.certificates.map(entryOfPiece)],
  ];
  const shown = lists.filter(([, , entries]) => entries.length > 0);
  if (shown.length + skills.length + languages.length + interests.length === 0) return null;
  return (
    <div className="shallow log">
      {shown.map(([id, title, entries]) => (
        <Part key={id} id={id} title={title}>
          <Entries entries={entries} />
        </Part>
      ))}
      {skills.length > 0 && (
        <Part id="skills" title={words.skills}>
          <ul className="entries">
            {each(skills, ({ name, level, keywords }) => (
              <li>
                {name && <span className="what">{name}</span>}
                {level && <span className="by">{`, ${level}`}</span>}
                {keywords.length > 0 && <div className="note">{keywords.join(", ")}</div>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {languages.length > 0 && (
        <Part id="languages" title={words.languages}>
          <ul className="entries">
            {each(languages, ({ name, level }) => (
              <li>
                <span className="what">{name}</span>
                {level && <span className="by">{`, ${level}`}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {interests.length > 0 && (
        <Part id="interests" title={words.interests}>
          <ul className="entries">
            {each(interests, ({ name, keywords }) => (
              <li>
                <span className="what">{name}</span>
                {keywords.length > 0 && <span className="by">{`, ${keywords.join(", ")}`}</span>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
