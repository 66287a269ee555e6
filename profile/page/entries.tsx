import { each } from "./each.ts";
import { fieldPath } from "./field-path.ts";
import { toLine } from "./highlight.ts";
import { NamedLink } from "./named-link.tsx";
import type { Accomplishment, Experience, Paragraph, School } from "./profile.ts";

/** One entry of a list. Each text has the path of its field. */
export interface Entry {
  name: Paragraph;
  url?: string;
  by?: Paragraph;
  when?: Paragraph;
  notes: Paragraph[];
}

const marked = (text: string, path: string | undefined, field: string): Paragraph => ({
  text,
  path: fieldPath(path, field),
});

export function toAccomplishmentEntry({
  path,
  name,
  nameField,
  url,
  by,
  byField,
  date,
  years,
  text,
}: Accomplishment): Entry {
  const when = date ?? years;
  return {
    name: marked(name, path, nameField),
    url,
    by: by ? marked(by, path, byField) : undefined,
    when: when ? { text: when, path } : undefined,
    notes: text,
  };
}

/** An education entry, named by its degree or else by its school. */
export function toEducationEntry({ path, name, title, url, years, notes }: School): Entry {
  const school = name ? marked(name, path, "institution") : undefined;
  const degree = title ? marked(title, path, "area") : undefined;
  return {
    name: degree ?? school ?? { text: "" },
    url,
    by: degree && school,
    when: years ? marked(years, path, "startDate") : undefined,
    notes,
  };
}

/** One entry for each role. */
export function listExperienceEntries({ name, url, roles }: Experience): Entry[] {
  return roles.map(({ path, title, years, text, highlights }) => {
    const organization = name ? marked(name, path, "organization") : undefined;
    const position = title ? marked(title, path, "position") : undefined;
    return {
      name: position ?? organization ?? { text: "" },
      by: position && organization,
      url,
      when: years ? marked(years, path, "startDate") : undefined,
      notes: [...text, ...highlights.map(toLine)],
    };
  });
}

/** A list of entries, styled by the theme. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="entries">
      {each(entries, ({ name, url, by, when, notes }) => (
        <li>
          {when && (
            <div className="when" data-field={when.path}>
              {when.text}
            </div>
          )}{" "}
          <span className="what" data-field={name.path}>
            <NamedLink url={url}>{name.text}</NamedLink>
          </span>
          {by && (
            <span className="by" data-field={by.path}>
              {`, ${by.text}`}
            </span>
          )}
          {each(notes, (note) => (
            <div className="note" data-field={note.path}>
              {note.text}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
