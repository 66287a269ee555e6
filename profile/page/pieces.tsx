import { each } from "./each.ts";
import { NamedLink } from "./named-link.tsx";
import type { Piece, School, Station } from "./profile.ts";

/** One line of a list: what it was, where and when it was, and what else there is to say. */
export interface Entry {
  name: string;
  url?: string;
  by?: string;
  when?: string;
  notes: string[];
}

export const entryOfPiece = ({ name, url, by, date, years, text }: Piece): Entry => ({
  name,
  url,
  by,
  when: date ?? years,
  notes: text,
});

/** A school is named by what was learnt there, or by itself where that is not said. */
export function entryOfSchool({ name, title, url, years, notes }: School): Entry {
  return { name: title ?? name ?? "", url, by: title ? name : undefined, when: years, notes };
}

/** Offices in an association, each a line of its own. */
export function entriesOfStation({ name, url, roles }: Station): Entry[] {
  return roles.map(({ title, years, text, highlights }) => ({
    name: title ?? name ?? "",
    by: title ? name : undefined,
    url,
    when: years,
    notes: [
      ...text,
      ...highlights.map((highlight) => [highlight.figure, highlight.text].filter(Boolean).join(" ")),
    ],
  }));
}

/** A list of entries; the theme decides how it is set. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="entries">
      {each(entries, ({ name, url, by, when, notes }) => (
        <li>
          {when && <div className="when">{when}</div>}{" "}
          <span className="what">
            <NamedLink url={url}>{name}</NamedLink>
          </span>
          {by && <span className="by">{`, ${by}`}</span>}
          {each(notes, (note) => (
            <div className="note">{note}</div>
          ))}
        </li>
      ))}
    </ul>
  );
}
