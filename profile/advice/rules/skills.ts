import type { Rule } from "../observation.ts";

const maxSkills = 20;

/** Reports a long list of ungrouped skills. */
export const skills: Rule = {
  name: "skills",
  article: "personal-brand-audit",
  find({ skills: list = [] }) {
    const ungrouped = list.filter(({ keywords = [] }) => keywords.length === 0);
    if (ungrouped.length <= maxSkills) return undefined;
    return {
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
    };
  },
};
