import type { Basics, Resume } from "../../profile/resume.ts";
import { assignPairs, type Pair } from "./assign.ts";
import {
  isSameDate,
  isSameLevel,
  isSameName,
  isSameText,
  normalizeText,
  normalizeUrl,
  overlap,
  phoneDigits,
} from "./compare.ts";

/** Fields of the totals, in print order; the last three are printed only. */
export const groups = [
  "name",
  "label",
  "email",
  "phone",
  "addresses",
  "location",
  "summary",
  "work: employer",
  "work: title",
  "work: start",
  "work: end",
  "work: current",
  "work: highlights",
  "education: institution",
  "education: degree",
  "education: dates",
  "skills",
  "languages: name",
  "languages: level",
  "certificates",
  "publications",
  "volunteer",
] as const;
export const unscoredGroups = ["awards", "projects", "interests"] as const;
export type Group = (typeof groups)[number] | (typeof unscoredGroups)[number];

/** Correct, extra and missing values, and descriptions of the errors. */
export interface Count {
  correct: number;
  extra: number;
  missing: number;
  wrong: string[];
}

export type Scores = Map<Group, Count>;
type Same = (expected: string, parsed: string) => boolean;

const exactly: Same = (expected, parsed) => normalizeText(expected) === normalizeText(parsed);

/** Compares a parsed CV with the expected one. */
export function score(expected: Resume, parsed: Resume): Scores {
  const scores: Scores = new Map();

  function count(group: Group): Count {
    const known = scores.get(group) ?? { correct: 0, extra: 0, missing: 0, wrong: [] };
    scores.set(group, known);
    return known;
  }

  function compareValue(
    group: Group,
    expected: string | undefined,
    actual: string | undefined,
    isSame: Same,
  ): void {
    if (!expected && !actual) return;
    const counts = count(group);
    if (expected && actual && isSame(expected, actual)) {
      counts.correct += 1;
      return;
    }
    if (expected) counts.missing += 1;
    if (actual) counts.extra += 1;
    counts.wrong.push(`${expected ?? ""} <> ${actual ?? ""}`);
  }

  function compareValues(group: Group, expected: string[], actual: string[], isSame: Same): Pair[] {
    const pairs = assignPairs(
      expected.map((item) =>
        actual.map((other) => (isSame(item, other) ? 1 + (exactly(item, other) ? 0.1 : 0) : 0)),
      ),
    );
    const counts = count(group);
    counts.correct += pairs.length;
    counts.missing += expected.length - pairs.length;
    counts.extra += actual.length - pairs.length;
    counts.wrong.push(
      ...expected
        .filter((_, index) => !pairs.some(([expectedIndex]) => expectedIndex === index))
        .map((item) => `${item} <>`),
      ...actual
        .filter((_, index) => !pairs.some(([, parsedIndex]) => parsedIndex === index))
        .map((item) => `<> ${item}`),
    );
    return pairs;
  }

  /** Pairs entries; unpaired ones get an empty partner. */
  function compareEntries<Entry extends object>(
    expected: Entry[],
    actual: Entry[],
    rate: (a: Entry, b: Entry) => number,
    compare: (a: Partial<Entry>, b: Partial<Entry>) => void,
  ): void {
    const pairs = assignPairs(
      expected.map((item) => actual.map((other) => (rate(item, other) >= 0.3 ? rate(item, other) : 0))),
    );
    expected.forEach((item, index) => {
      const partner = pairs.find(([expectedIndex]) => expectedIndex === index);
      compare(item, partner ? (actual[partner[1]] ?? {}) : {});
    });
    actual.forEach((item, index) => {
      if (!pairs.some(([, parsedIndex]) => parsedIndex === index)) compare({}, item);
    });
  }

  compareBasics(expected.basics ?? {}, parsed.basics ?? {});

  function compareBasics(wanted: Basics, actual: Basics): void {
    compareValue("name", wanted.name, actual.name, isSameName);
    const isTitle = (expected.work ?? []).some(({ position }) =>
      isSameText(position ?? "", actual.label ?? ""),
    );
    if (wanted.label || !isTitle) compareValue("label", wanted.label, actual.label, isSameText);
    compareValue("email", wanted.email, actual.email, exactly);
    compareValue("phone", wanted.phone, actual.phone, (a, b) => phoneDigits(a) === phoneDigits(b));
    compareValue("location", wanted.location?.city, actual.location?.city, isSameText);
    compareValue("location", wanted.location?.postalCode, actual.location?.postalCode, isSameText);
    compareValue("summary", wanted.summary, actual.summary, isSameText);
    const list = ({ url, profiles = [] }: Basics) => {
      const all = [
        ...(url ? [normalizeUrl(url)] : []),
        ...profiles.map(
          (profile) => `${normalizeUrl(profile.url ?? "")}|${normalizeText(profile.username ?? "")}`,
        ),
      ];
      return [...new Set(all)];
    };
    compareValues("addresses", list(wanted), list(actual), isSameAddress);
  }

  compareEntries(
    expected.work ?? [],
    parsed.work ?? [],
    (a, b) =>
      0.35 * similarity(a.name, b.name) +
      0.35 * similarity(a.position, b.position) +
      0.2 * date(a.startDate, b.startDate) +
      0.1 * date(a.endDate, b.endDate),
    (a, b) => {
      compareValue("work: employer", a.name, b.name, isSameText);
      compareValue("work: title", a.position, b.position, isSameText);
      compareValue("work: start", a.startDate, b.startDate, isSameDate);
      compareValue("work: end", a.endDate, b.endDate, isSameDate);
      const isCurrent = ({ startDate, endDate }: { startDate?: string; endDate?: string }) =>
        startDate && !endDate ? "current" : "";
      compareValue("work: current", isCurrent(a), isCurrent(b), exactly);
      compareValues("work: highlights", entryText(a), entryText(b), isSameText);
    },
  );

  compareEntries(
    expected.education ?? [],
    parsed.education ?? [],
    (a, b) =>
      0.35 * similarity(a.institution, b.institution) +
      0.35 * similarity(degree(a), degree(b)) +
      0.15 * date(a.startDate, b.startDate) +
      0.15 * date(a.endDate, b.endDate),
    (a, b) => {
      compareValue("education: institution", a.institution, b.institution, isSameText);
      compareValue("education: degree", degree(a), degree(b), isSameText);
      compareValue("education: dates", a.startDate, b.startDate, isSameDate);
      compareValue("education: dates", a.endDate, b.endDate, isSameDate);
    },
  );

  compareEntries(
    expected.volunteer ?? [],
    parsed.volunteer ?? [],
    (a, b) => 0.5 * similarity(a.organization, b.organization) + 0.5 * similarity(a.position, b.position),
    (a, b) => {
      compareValue("volunteer", a.organization, b.organization, isSameText);
      compareValue("volunteer", a.position, b.position, isSameText);
    },
  );

  compareValues("skills", words(expected.skills), words(parsed.skills), isSameText);
  const [languages, others] = [expected.languages ?? [], parsed.languages ?? []];
  const pairs = compareValues(
    "languages: name",
    languages.map(({ language = "" }) => language),
    others.map(({ language = "" }) => language),
    isSameText,
  );
  languages.forEach(({ fluency }, index) => {
    const partner = pairs.find(([expectedIndex]) => expectedIndex === index);
    compareValue("languages: level", fluency, partner && others[partner[1]]?.fluency, isSameLevel);
  });
  others.forEach(({ fluency }, index) => {
    if (!pairs.some(([, parsedIndex]) => parsedIndex === index))
      compareValue("languages: level", undefined, fluency, isSameLevel);
  });
  compareValues("certificates", names(expected.certificates), names(parsed.certificates), isSameText);
  compareValues("publications", names(expected.publications), names(parsed.publications), isSameText);
  compareValues("projects", names(expected.projects), names(parsed.projects), isSameText);
  compareValues(
    "awards",
    (expected.awards ?? []).map(({ title = "" }) => title),
    (parsed.awards ?? []).map(({ title = "" }) => title),
    isSameText,
  );
  compareValues("interests", words(expected.interests), words(parsed.interests), isSameText);
  return scores;
}

const similarity = (a: string | undefined, b: string | undefined) =>
  a && b ? (isSameText(a, b) ? 1 : overlap(a, b)) : 0;
const date = (a: string | undefined, b: string | undefined) => (a && b && isSameDate(a, b) ? 1 : 0);
const degree = ({ studyType, area }: { studyType?: string; area?: string }) =>
  [studyType, area].filter(Boolean).join(" ");
const names = (list: { name?: string }[] = []) => list.flatMap(({ name }) => (name ? [name] : []));
const words = (list: { name?: string; keywords?: string[] }[] = []) =>
  list.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : name ? [name] : []));
const entryText = ({ summary = "", highlights = [] }: { summary?: string; highlights?: string[] }) =>
  [...summary.split("\n"), ...highlights]
    .map((line) => line.replace(/^[\s•·*–-]+/, "").trim())
    .filter((line) => line !== "");

/** Whether two URLs are equal, or have the same user name. */
function isSameAddress(expected: string, parsed: string): boolean {
  const [address = "", user = ""] = expected.split("|");
  const [otherAddress = "", otherUser = ""] = parsed.split("|");
  if (address !== "" && address === otherAddress) return true;
  const within = (name: string, path: string) => name.length > 3 && path.split("/").includes(name);
  return (user.length > 3 && user === otherUser) || within(user, otherAddress) || within(otherUser, address);
}

/** Adds up the counts of some groups over files. */
export function sumCounts(files: { scores: Scores }[], wanted: readonly Group[]): Count {
  const sum: Count = { correct: 0, extra: 0, missing: 0, wrong: [] };
  for (const { scores } of files)
    for (const group of wanted) {
      const { correct, extra, missing } = scores.get(group) ?? { correct: 0, extra: 0, missing: 0 };
      sum.correct += correct;
      sum.extra += extra;
      sum.missing += missing;
    }
  return sum;
}

/** The harmonic mean of precision and recall; 1 when there was nothing to find and nothing extra was found. */
export function f1({ correct, extra, missing }: Count): number {
  if (correct === 0) return extra + missing === 0 ? 1 : 0;
  return (2 * correct) / (2 * correct + extra + missing);
}
