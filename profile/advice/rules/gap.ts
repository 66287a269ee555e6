import type { Resume } from "../../resume.ts";
import type { Rule } from "../observation.ts";

interface Period {
  path: string;
  from: number;
  to: number;
  name: string;
}

/** Months since year 0. A year without a month starts in January or ends in December, so that it causes no gap. */
function months(date: string, isEnd: boolean): number {
  const [year = 0, month] = date.split("-").map(Number);
  return year * 12 + (month === undefined ? (isEnd ? 12 : 1) : month);
}

function listPeriods({ work = [], education = [], volunteer = [] }: Resume, today: string): Period[] {
  const all = [
    ...work.map((entry, index) => ({
      entry,
      path: `work[${index}]`,
      name: entry.name ?? entry.position ?? "",
    })),
    ...education.map((entry, index) => ({
      entry,
      path: `education[${index}]`,
      name: entry.institution ?? entry.area ?? "",
    })),
    ...volunteer.map((entry, index) => ({
      entry,
      path: `volunteer[${index}]`,
      name: entry.organization ?? "",
    })),
  ];
  return all.flatMap(({ entry: { startDate, endDate }, path, name }) =>
    startDate ? [{ path, name, from: months(startDate, false), to: months(endDate ?? today, true) }] : [],
  );
}

const minMonths = 6;

/** The longest gap of six months or more, between two entries or since the last. */
export const gap: Rule = {
  name: "gap",
  article: "career-pivot-strategy",
  find(resume, today) {
    const periods = listPeriods(resume, today).sort((a, b) => a.from - b.from);
    let latest: Period | undefined;
    let longest: { months: number; before: Period; after?: Period } | undefined;
    for (const entry of periods) {
      const missing = latest ? entry.from - latest.to - 1 : 0;
      if (latest && missing >= minMonths && missing > (longest?.months ?? 0))
        longest = { months: missing, before: latest, after: entry };
      if (!latest || entry.to > latest.to) latest = entry;
    }
    const since = latest ? months(today, true) - latest.to - 1 : 0;
    if (latest && since >= minMonths && since > (longest?.months ?? 0))
      longest = { months: since, before: latest };
    if (!longest) return undefined;
    const { before, after } = longest;
    return {
      passages: [before, ...(after ? [after] : [])].map(({ path, name }) => ({ path, quote: name })),
      values: { count: longest.months },
    };
  },
};
