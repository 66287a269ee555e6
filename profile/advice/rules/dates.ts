import type { Rule } from "../observation.ts";

/** Jobs without any date. */
export const dates: Rule = {
  name: "dates",
  article: "new-resume",
  find({ work = [] }) {
    const undated = work.flatMap(({ startDate, endDate, name, position }, index) =>
      startDate || endDate
        ? []
        : [{ path: `work[${index}]`, quote: [position, name].filter(Boolean).join(", ") }],
    );
    if (undated.length === 0) return undefined;
    return { passages: undated.slice(0, 3), values: { count: undated.length } };
  },
};
