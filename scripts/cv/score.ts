import type { Basics, Resume } from "../../profile/resume.ts";
import { assign, type Pair } from "./assign.ts";
import {
  alike,
  bareAddress,
  digitsOf,
  isSameDate,
  isSameLevel,
  isSameName,
  isSameText,
  overlap,
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
export const besides = ["awards", "projects", "interests"] as const;
export type Group = (typeof groups)[number] | (typeof besides)[number];

/** Correct, extra and missing values, and descriptions of the errors. */
export interface Count {
  right: number;
  invented: number;
  missing: number;
  wrong: string[];
}

export type Scores = Map<Group, Count>;
type Same = (truth: string, read: string) => boolean;

const exactly: Same = (truth, read) => alike(truth) === alike(read);

/** Compares a parsed CV with the expected one. */
export function score(truth: Resume, read: Resume): Scores {
  const scores: Scores = new Map();

  function count(group: Group): Count {
    const known = scores.get(group) ?? { right: 0, invented: 0, missing: 0, wrong: [] };
    scores.set(group, known);
    return known;
  }

  function value(group: Group, wanted: string | undefined, got: string | undefined, same: Same): void {
    if (!wanted && !got) return;
    const counted = count(group);
    if (wanted && got && same(wanted, got)) {
      counted.right += 1;
      return;
    }
    if (wanted) counted.missing += 1;
    if (got) counted.invented += 1;
    counted.wrong.push(`${wanted ?? ""} <> ${got ?? ""}`);
  }

  function values(group: Group, wanted: string[], got: string[], same: Same): Pair[] {
    const pairs = assign(
      wanted.map((one) => got.map((other) => (same(one, other) ? 1 + (exactly(one, other) ? 0.1 : 0) : 0))),
    );
    const counted = count(group);
    counted.right += pairs.length;
    counted.missing += wanted.length - pairs.length;
    counted.invented += got.length - pairs.length;
    counted.wrong.push(
      ...wanted.filter((_, at) => !pairs.some(([truthAt]) => truthAt === at)).map((one) => `${one} <>`),
      ...got.filter((_, at) => !pairs.some(([, readAt]) => readAt === at)).map((one) => `<> ${one}`),
    );
    return pairs;
  }

  /** Pairs entries; unpaired ones get an empty partner. */
  function each<Entry extends object>(
    wanted: Entry[],
    got: Entry[],
    worth: (a: Entry, b: Entry) => number,
    compare: (a: Partial<Entry>, b: Partial<Entry>) => void,
  ): void {
    const pairs = assign(
      wanted.map((one) => got.map((other) => (worth(one, other) >= 0.3 ? worth(one, other) : 0))),
    );
    wanted.forEach((one, at) => {
      const partner = pairs.find(([truthAt]) => truthAt === at);
      compare(one, partner ? (got[partner[1]] ?? {}) : {});
    });
    got.forEach((one, at) => {
      if (!pairs.some(([, readAt]) => readAt === at)) compare({}, one);
    });
  }

  basics(truth.basics ?? {}, read.basics ?? {});

  function basics(wanted: Basics, got: Basics): void {
    value("name", wanted.name, got.name, isSameName);
    const isTitle = (truth.work ?? []).some(({ position }) => isSameText(position ?? "", got.label ?? ""));
    if (wanted.label || !isTitle) value("label", wanted.label, got.label, isSameText);
    value("email", wanted.email, got.email, exactly);
    value("phone", wanted.phone, got.phone, (a, b) => digitsOf(a) === digitsOf(b));
    value("location", wanted.location?.city, got.location?.city, isSameText);
    value("location", wanted.location?.postalCode, got.location?.postalCode, isSameText);
    value("summary", wanted.summary, got.summary, isSameText);
    const list = ({ url, profiles = [] }: Basics) => {
      const all = [
        ...(url ? [bareAddress(url)] : []),
        ...profiles.map((profile) => `${bareAddress(profile.url ?? "")}|${alike(profile.username ?? "")}`),
      ];
      return [...new Set(all)];
    };
    values("addresses", list(wanted), list(got), isSameAddress);
  }

  each(
    truth.work ?? [],
    read.work ?? [],
    (a, b) =>
      0.35 * near(a.name, b.name) +
      0.35 * near(a.position, b.position) +
      0.2 * date(a.startDate, b.startDate) +
      0.1 * date(a.endDate, b.endDate),
    (a, b) => {
      value("work: employer", a.name, b.name, isSameText);
      value("work: title", a.position, b.position, isSameText);
      value("work: start", a.startDate, b.startDate, isSameDate);
      value("work: end", a.endDate, b.endDate, isSameDate);
      const isCurrent = ({ startDate, endDate }: { startDate?: string; endDate?: string }) =>
        startDate && !endDate ? "goes on" : "";
      value("work: current", isCurrent(a), isCurrent(b), exactly);
      values("work: highlights", entryText(a), entryText(b), isSameText);
    },
  );

  each(
    truth.education ?? [],
    read.education ?? [],
    (a, b) =>
      0.35 * near(a.institution, b.institution) +
      0.35 * near(degree(a), degree(b)) +
      0.15 * date(a.startDate, b.startDate) +
      0.15 * date(a.endDate, b.endDate),
    (a, b) => {
      value("education: institution", a.institution, b.institution, isSameText);
      value("education: degree", degree(a), degree(b), isSameText);
      value("education: dates", a.startDate, b.startDate, isSameDate);
      value("education: dates", a.endDate, b.endDate, isSameDate);
    },
  );

  each(
    truth.volunteer ?? [],
    read.volunteer ?? [],
    (a, b) => 0.5 * near(a.organization, b.organization) + 0.5 * near(a.position, b.position),
    (a, b) => {
      value("volunteer", a.organization, b.organization, isSameText);
      value("volunteer", a.position, b.position, isSameText);
    },
  );

  values("skills", words(truth.skills), words(read.skills), isSameText);
  const [languages, others] = [truth.languages ?? [], read.languages ?? []];
  const pairs = values(
    "languages: name",
    languages.map(({ language = "" }) => language),
    others.map(({ language = "" }) => language),
    isSameText,
  );
  languages.forEach(({ fluency }, at) => {
    const partner = pairs.find(([truthAt]) => truthAt === at);
    value("languages: level", fluency, partner && others[partner[1]]?.fluency, isSameLevel);
  });
  others.forEach(({ fluency }, at) => {
    if (!pairs.some(([, readAt]) => readAt === at))
      value("languages: level", undefined, fluency, isSameLevel);
  });
  values("certificates", names(truth.certificates), names(read.certificates), isSameText);
  values("publications", names(truth.publications), names(read.publications), isSameText);
  values("projects", names(truth.projects), names(read.projects), isSameText);
  values(
    "awards",
    (truth.awards ?? []).map(({ title = "" }) => title),
    (read.awards ?? []).map(({ title = "" }) => title),
    isSameText,
  );
  values("interests", words(truth.interests), words(read.interests), isSameText);
  return scores;
}

const near = (a: string | undefined, b: string | undefined) =>
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
function isSameAddress(truth: string, read: string): boolean {
  const [address = "", user = ""] = truth.split("|");
  const [otherAddress = "", otherUser = ""] = read.split("|");
  if (address !== "" && address === otherAddress) return true;
  const within = (name: string, path: string) => name.length > 3 && path.split("/").includes(name);
  return (user.length > 3 && user === otherUser) || within(user, otherAddress) || within(otherUser, address);
}
