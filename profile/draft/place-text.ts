import { findPeriods } from "../parse/values/dates.ts";
import {
  type Draft,
  type ListName,
  type Place,
  type Values,
  valuesAt,
  withNewEntry,
  withValue,
} from "./draft.ts";

/** What unplaced text can become: the introduction, a new entry of a list, or points of an entry. */
export type TextTarget = "summary" | ListName | { list: ListName; id: string };

/** Fields of a new entry that take the first and second part of its first line, and the field for the text below. */
const entryFields: Partial<Record<ListName, { what: string; where: string; text: string }>> = {
  work: { what: "position", where: "name", text: "highlights" },
  education: { what: "studyType", where: "institution", text: "courses" },
  volunteer: { what: "position", where: "organization", text: "highlights" },
  projects: { what: "name", where: "entity", text: "highlights" },
  certificates: { what: "name", where: "issuer", text: "" },
  publications: { what: "name", where: "publisher", text: "summary" },
  awards: { what: "title", where: "awarder", text: "summary" },
};

/** The lists that text can be put into. */
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

/** Puts text of the CV into a draft. All of it arrives, in one field or several. */
export function placeText(draft: Draft, text: string, target: TextTarget): Draft {
  if (target === "summary") return append(draft, { list: "basics", id: "", field: "summary" }, text);
  if (typeof target === "object") return append(draft, { ...target, field: "highlights" }, text.split("\n"));
  const field = entryFields[target];
  if (field) return added(draft, target, entryValues(text, target, field));
  return splitParts(text).reduce((all, part) => added(all, target, partValues(target, part)), draft);
}

function append(draft: Draft, place: Place, text: string | string[]): Draft {
  const known = valuesAt(draft, place)?.[place.field];
  const value = Array.isArray(text)
    ? [...(Array.isArray(known) ? known : []), ...text]
    : [known, text].filter(Boolean).join("\n");
  return withValue(draft, place, value);
}

function added(draft: Draft, list: ListName, values: Values): Draft {
  const { draft: extended, id } = withNewEntry(draft, list);
  return Object.entries(values).reduce(
    (all, [field, value = ""]) => withValue(all, { list, id, field }, value),
    extended,
  );
}

function entryValues(
  text: string,
  list: ListName,
  { what, where, text: body }: { what: string; where: string; text: string },
): Values {
  const [period] = findPeriods(text);
  const rest = period ? `${text.slice(0, period.from)} ${text.slice(period.to)}` : text;
  const [first = "", ...lines] = rest
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").replace(/^[\s,;:|()–-]+|[\s,;:|()–-]+$/g, ""))
    .filter(Boolean);
  const [title = "", ...others] = first.split(/\s*[,|]\s+|\s+[–-]\s+/);
  const hasBody = body !== "" && lines.length > 0;
  const isList = body === "highlights" || body === "courses";
  return {
    [what]: title,
    [where]: [others.join(", "), ...(body === "" ? lines : [])].filter(Boolean).join(", "),
    ...(hasBody ? { [body]: isList ? lines : lines.join("\n") } : {}),
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
