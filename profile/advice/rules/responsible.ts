import { listLines, type Rule } from "../observation.ts";

const duty =
  /^(?:hoved)?(?:responsible for|responsibilities include|in charge of|duties included?|tasked with|ansvarlig for|ansvar for|hovedansvar for|hadde ansvar for|med ansvar for|arbeidsoppgaver var|arbeidet med|jobbet med|worked on|helped with|bidro til)(?!\p{L})/iu;

/** Reports at least two lines that start with a duty instead of a result. */
export const responsible: Rule = {
  name: "responsible",
  article: "personal-brand-guide",
  find(resume) {
    const lines = listLines(resume).filter(({ quote }) => duty.test(quote.trim()));
    if (lines.length < 2) return undefined;
    return {
      passages: lines.slice(0, 3),
      values: { count: lines.length, example: duty.exec(lines[0]?.quote.trim() ?? "")?.[0] ?? "" },
    };
  },
};
