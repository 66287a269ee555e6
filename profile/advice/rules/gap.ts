import type { Resume } from "../../resume.ts";
import type { Rule } from "../observation.ts";

interface Period {
  path: string;
  from: number;
  to: number;
  name: string;
}

/** Months since year 0. A bare year counts from January or to December, so that it makes no gap. */
function months(date: string, isEnd: boolean): number {
  const [year = 0, month] = date.split("-").map(Number);
  return year * 12 + (month === undefined ? (isEnd ? 12 : 1) : month);
}

function listPeriods({ work = [], education = [], volunteer = [] }: Resume, today: string): Period[] {
  const all = [
    ...work.map((stay, at) => ({ stay, path: `work[${at}]`, name: stay.name ?? stay.position ?? "" })),
    ...education.map((stay, at) => ({
      stay,
      path: `education[${at}]`,
      name: stay.institution ?? stay.area ?? "",
    })),
    ...volunteer.map((stay, at) => ({ stay, path: `volunteer[${at}]`, name: stay.organization ?? "" })),
  ];
  return all.flatMap(({ stay: { startDate, endDate }, path, name }) =>
    startDate ? [{ path, name, from: months(startDate, false), to: months(endDate ?? today, true) }] : [],
  );
}

const least = 6;

/** The longest gap of six months or more, between two entries or since the last. */
export const gap: Rule = {
  name: "gap",
  find(resume, today) {
    const periods = listPeriods(resume, today).sort((a, b) => a.from - b.from);
    let until: Period | undefined;
    let longest: { months: number; before: Period; after?: Period } | undefined;
    for (const stay of periods) {
      const missing = until ? stay.from - until.to - 1 : 0;
      if (until && missing >= least && missing > (longest?.months ?? 0))
        longest = { months: missing, before: until, after: stay };
      if (!until || stay.to > until.to) until = stay;
    }
    const since = until ? months(today, true) - until.to - 1 : 0;
    if (until && since >= least && since > (longest?.months ?? 0)) longest = { months: since, before: until };
    if (!longest) return undefined;
    const { before, after } = longest;
    return {
      rule: "gap",
      places: [before, ...(after ? [after] : [])].map(({ path, name }) => ({ path, quote: name })),
      values: { count: longest.months },
      article: "career-pivot-strategy",
    };
  },
};
