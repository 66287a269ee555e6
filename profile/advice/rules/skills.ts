import type { Rule } from "../observation.ts";

const maxSkills = 20;

/** Reports a long list of ungrouped skills. */
export const skills: Rule = {
  name: "skills",
  find({ skills: list = [] }) {
    const ungrouped = list.filter(({ keywords = [] }) => keywords.length === 0);
    if (ungrouped.length <= maxSkills) return undefined;
    return {
      rule: "skills",
      passages: [
        {
          path: "skills",
          quote: ungrouped
            .slice(0, 6)
            .map(({ name }) => name)
            .join(", "),
        },
      ],
      values: { count: ungrouped.length },
      article: "personal-brand-audit",
    };
  },
};
