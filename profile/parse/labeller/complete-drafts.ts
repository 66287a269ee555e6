import { splitVolunteerRole } from "../entries/entry-fields.ts";
import { educationRoles, workRoles } from "../entries/role-scores.ts";
import { isNameOfBreak } from "../private/leave.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { splitWords } from "../values/text.ts";
import { commonWords } from "../words/words.ts";
import type { EntryDraft } from "./entry-draft.ts";
import type { EntryKind } from "./labels.ts";

/** Completes the drafts of a section with what stands in their neighbours, or in one field for two. */
export function completeDrafts(drafts: EntryDraft[], kind: EntryKind): EntryDraft[] {
  const filled = drafts.filter(
    ({ title, organization, dates, body }) => title || organization || dates.length + body.length > 0,
  );
  const split =
    kind === "work"
      ? filled.map(splitEmployer).map(takeTitle)
      : kind === "education"
        ? filled.map(splitSchool).map(takeDegree)
        : filled;
  return inheritEmployers(splitTitles(joinHalves(split)), kind);
}

/** Joins a title to the organization with its period above or below it, where their places made two entries of them. */
function joinHalves(drafts: EntryDraft[]): EntryDraft[] {
  const joined: EntryDraft[] = [];
  for (const draft of drafts) {
    const above = joined.at(-1);
    const isTitle = above?.title && !above.organization && above.dates.length + above.body.length === 0;
    const isHalf = above?.organization && !above.title && above.dates.length > 0 && above.body.length === 0;
    if (isHalf && draft.title && !draft.organization && draft.dates.length === 0)
      joined.splice(-1, 1, { ...above, ...draft, dates: above.dates });
    else if (isTitle && !draft.title && draft.organization && draft.dates.length > 0)
      joined.splice(-1, 1, { ...above, ...draft });
    else joined.push(draft);
  }
  return joined;
}

/** Takes the title at the start of the text of a job without one: "Hotell Prøve" above "Stuepike. 16 rom per dag." */
function takeTitle(draft: EntryDraft): EntryDraft {
  const { title, organization, body } = draft;
  const [first, ...others] = body;
  if (title || !organization || !first || first.isBullet) return draft;
  const [whole = "", name = ""] = /^(\p{Lu}[\p{L} /-]{2,40}\p{L})(?:\.(?:\s+|$)|$)/u.exec(first.text) ?? [];
  const isTitle = workRoles.title(name) > 0.5 && workRoles.organization(name) === 0;
  const list = splitWords(name);
  if (!isTitle || list.length > 4 || list.some((word) => commonWords.has(word))) return draft;
  const text = first.text.slice(whole.length);
  return {
    ...draft,
    title: { ...first, text: name },
    body: text === "" ? others : [{ ...first, text }, ...others],
  };
}

const longestDegree = 60;

/** Takes the first line of text below a school without a degree: "Testdal College" above "4 GCSEs incl. Maths". */
function takeDegree(draft: EntryDraft): EntryDraft {
  const { title, organization, body } = draft;
  const [first, ...others] = body;
  const isDegree =
    first !== undefined &&
    first.text.length <= longestDegree &&
    /^[\p{Lu}\d]/u.test(first.text) &&
    educationRoles.title(first.text) > 0.5;
  return !title && organization && isDegree ? { ...draft, title: first, body: others } : draft;
}

/** Splits "Prøve videregående skole, Grunnkurs og VK1" into school and degree. */
function splitSchool(draft: EntryDraft): EntryDraft {
  const { title, organization } = draft;
  const [, school = "", degree = ""] = /^([^,]{4,}), (\p{Lu}.{3,})$/u.exec(title?.text ?? "") ?? [];
  const isSchool = educationRoles.organization(school) > Math.max(0.5, educationRoles.title(school));
  return title && !organization && isSchool && educationRoles.title(degree) > 0
    ? { ...draft, title: { ...title, text: degree }, organization: { ...title, text: school } }
    : draft;
}

/** Splits "Warehouse operative – Kettlewell" where the entries above and below have title and organization in one row. */
function splitTitles(drafts: EntryDraft[]): EntryDraft[] {
  const isPair = ({ title, organization }: EntryDraft) =>
    title !== undefined && organization !== undefined && title.last.row === organization.last.row;
  const pairs = drafts.filter(isPair).length;
  return drafts.map((draft) => {
    const { title, organization } = draft;
    if (!title || organization || title.lines.length > 1 || pairs < drafts.length * 0.4) return draft;
    const [, first = "", second = ""] = /^(.{3,}?)(?:\s+[–—|•·-]\s+|\s*\|\s*)(\S.*)$/u.exec(title.text) ?? [];
    return second === ""
      ? draft
      : { ...draft, title: { ...title, text: first }, organization: { ...title, text: second } };
  });
}

const roleAtEmployer = /^(.{3,60}?) (with|at|hos|ved|for|in|i|på) (?:the )?(\p{Lu}.{2,80})$/u;

/** Splits "Carpenter with Salal Homes Ltd. in Vancouver" into title, employer and town. */
function splitEmployer(draft: EntryDraft): EntryDraft {
  const only = draft.title && draft.organization ? undefined : (draft.title ?? draft.organization);
  const [, role = "", word = "", behind = ""] = roleAtEmployer.exec(only?.text ?? "") ?? [];
  const isRole = workRoles.title(role) > 0 && workRoles.organization(role) === 0;
  const isNamed = /^(?:with|at|hos|ved)$/.test(word) || workRoles.organization(behind) > 0;
  if (!only || !isRole || !isNamed) return draft;
  const [, employer = behind, town = ""] =
    /^(.{3,}?) (?:in|i) (\p{Lu}[\p{L}'’ -]{2,30})$/u.exec(behind) ?? [];
  return {
    ...draft,
    title: { ...only, text: role },
    organization: { ...only, text: employer },
    ...(town && !draft.place ? { place: { ...only, text: town } } : {}),
  };
}

/** Whether a date is not after another, as far as both are known: 2019 and 2019-03. */
function isUpTo(first: string, second: string): boolean {
  const length = Math.min(first.length, second.length);
  return first.slice(0, length) <= second.slice(0, length);
}

const periodOf = ({ dates }: EntryDraft) => findPeriods(dates[0]?.text ?? "")[0];

/** Whether the period of all roles at an employer covers another one. */
function covers(whole: Period | undefined, own: Period | undefined): boolean {
  return (
    whole?.start !== undefined &&
    own?.start !== undefined &&
    isUpTo(whole.start, own.start) &&
    (whole.current || (!own.current && isUpTo(own.end ?? own.start, whole.end ?? whole.start)))
  );
}

/** Copies the employer to the roles listed below it. */
function inheritEmployers(drafts: EntryDraft[], kind: EntryKind): EntryDraft[] {
  if (kind !== "work" && kind !== "volunteer") return drafts;
  // An employer above several roles, maybe with their overall period, is not a job itself.
  const isGroupHead = ({ title, organization, body }: EntryDraft, index: number) => {
    const next = drafts[index + 1];
    return organization && !title && body.length === 0 && next?.title !== undefined && !next.organization;
  };
  const employers = drafts.flatMap((draft, index) =>
    draft.organization && !draft.title && draft.dates.length === 1
      ? [{ draft, index, period: periodOf(draft) }]
      : [],
  );
  const inheriting = drafts.map((draft, index) => {
    if (draft.organization || !draft.title || isNameOfBreak(draft.title.text)) return draft;
    const own = periodOf(draft);
    const employer = employers.findLast((one) => one.index < index && covers(one.period, own));
    const before =
      employer?.draft ?? drafts.slice(0, index).findLast(({ organization }) => organization !== undefined);
    if (!before?.organization) return draft;
    if (kind === "volunteer" && splitVolunteerRole(draft.title.text)) return draft;
    // An employer beside or below a title has that role only.
    if (before.title && before.organization.last.row >= before.title.last.row) return draft;
    return {
      ...draft,
      organization: before.organization,
      ...(before.place && !draft.place ? { place: before.place } : {}),
    };
  });
  return inheriting.filter((_, index) => !isGroupHead(drafts[index] as EntryDraft, index));
}
