import type { Rule } from "../observation.ts";

const most = 20;

/** Reports a long list of ungrouped skills. */
export const skills: Rule = {
  name: "skills",
  find({ skills: list = [] }) {
    const loose = list.filter(({ keywords = [] }) => keywords.length === 0);
    if (loose.length <= most) return undefined;
    return {
      rule: "skills",
      places: [
        {
          path: "skills",
          quote: loose
            .slice(0, 6)
            .map(({ name }) => name)
            .join(", "),
        },
      ],
      values: { count: loose.length },
      article: "personal-brand-audit",
    };
  },
};
