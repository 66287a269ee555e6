import { findPeriods } from "../parse/values/dates.ts";
import {
  type Draft,
  type FieldRef,
  type ListName,
  type Values,
  valuesAt,
  withNewEntry,
  withValue,
} from "./draft.ts";

/** What unplaced text can become: the introduction, a new entry of a list, or points of an entry. */
export type TextTarget = "summary" | ListName | { list: ListName; id: string };

/** Fields of an entry for its title, its organization, and the text below them, which may have none. */
interface EntryFields {
  title: string;
  organization: string;
  text: string;
}

export const entryFields: Partial<Record<ListName, EntryFields>> = {
  work: { title: "position", organization: "name", text: "highlights" },
  education: { title: "studyType", organization: "institution", text: "courses" },
  volunteer: { title: "position", organization: "organization", text: "highlights" },
  projects: { title: "name", organization: "entity", text: "highlights" },
  certificates: { title: "name", organization: "issuer", text: "" },
  publications: { title: "name", organization: "publisher", text: "summary" },
  awards: { title: "title", organization: "awarder", text: "summary" },
};

/** The lists that text can be inserted into. */
export const textLists = [
  "work",
  "education",
  "certificates",
  "skills",
  "languages",
  "projects",
  "volunteer",
  "publications",
  "awards",
  "interests",
] as const satisfies readonly ListName[];

/** Inserts text of the CV into a draft, in one field or several. */
export function insertText(draft: Draft, text: string, target: TextTarget): Draft {
  if (target === "summary") return append(draft, { list: "basics", id: "", field: "summary" }, text);
  if (typeof target === "object") return append(draft, { ...target, field: "highlights" }, text.split("\n"));
  const field = entryFields[target];
  if (field) return addEntry(draft, target, entryValues(text, target, field));
  return splitParts(text).reduce((all, part) => addEntry(all, target, partValues(target, part)), draft);
}

function append(draft: Draft, fieldRef: FieldRef, text: string | string[]): Draft {
  const known = valuesAt(draft, fieldRef)?.[fieldRef.field];
  const value = Array.isArray(text)
    ? [...(Array.isArray(known) ? known : []), ...text]
    : [known, text].filter(Boolean).join("\n");
  return withValue(draft, fieldRef, value);
}

function addEntry(draft: Draft, list: ListName, values: Values): Draft {
  const { draft: extended, id } = withNewEntry(draft, list);
  return Object.entries(values).reduce(
    (all, [field, value = ""]) => withValue(all, { list, id, field }, value),
    extended,
  );
}

function entryValues(
  text: string,
  list: ListName,
  { title: titleField, organization: organizationField, text: textField }: EntryFields,
): Values {
  const [period] = findPeriods(text);
  const rest = period ? `${text.slice(0, period.from)} ${text.slice(period.to)}` : text;
  const [first = "", ...lines] = rest
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").replace(/^[\s,;:|()–-]+|[\s,;:|()–-]+$/g, ""))
    .filter(Boolean);
  const [title = "", ...others] = first.split(/\s*[,|]\s+|\s+[–-]\s+/);
  const hasBody = textField !== "" && lines.length > 0;
  const isList = textField === "highlights" || textField === "courses";
  return {
    [titleField]: title,
    [organizationField]: [others.join(", "), ...(textField === "" ? lines : [])].filter(Boolean).join(", "),
    ...(hasBody ? { [textField]: isList ? lines : lines.join("\n") } : {}),
    ...(period ? dates(list, period.start ?? "", period.end ?? "", period.single) : {}),
  };
}

function dates(list: ListName, start: string, end: string, isSingle: boolean): Values {
  if (list === "certificates" || list === "awards") return { date: end || start };
  if (list === "publications") return { releaseDate: end || start };
  return { startDate: start, endDate: isSingle && list !== "projects" ? start : end };
}

const splitParts = (text: string) =>
  text
    .split(/[\n,;•]/)
    .map((part) => part.trim())
    .filter(Boolean);

function partValues(list: ListName, part: string): Values {
  if (list !== "languages") return { name: part };
  const [language = "", ...fluency] = part.split(/\s*[:(–-]\s*/);
  return { language, fluency: fluency.join(" ").replace(/\)$/, "") };
}
