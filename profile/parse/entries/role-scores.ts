import { splitWords } from "../values/text.ts";
import { createWordMatcher, words } from "../words/words.ts";

/**
 * Scores whether a text is a title (job, degree) or an organization (employer, school). Where the words do not
 * decide, the labeller compares the section's other entries.
 */
export interface RoleScores {
  /** Higher means more likely a title. */
  title(text: string): number;
  organization(text: string): number;
}

const title = createWordMatcher(words("jobTitles"));
const employer = createWordMatcher(words("employers"));
const institution = createWordMatcher(words("institutions"));
const degree = createWordMatcher(words("degrees"));
const volunteer = createWordMatcher(words("volunteerRoles"));

/** Counts known words. The first and last weigh more because they carry the meaning. */
function scoreWords(text: string, test: (word: string) => boolean): number {
  const list = splitWords(text);
  const first = list[0];
  const last = list.at(-1);
  const sum = list.reduce(
    (total, word) => total + (test(word) ? (word === last || word === first ? 1.2 : 0.8) : 0),
    0,
  );
  return list.length > 0 && list.every(test) ? sum + 0.8 : sum;
}

const company =
  /\b(?:AS|ASA|A\/S|ANS|SA|HF|KF|IKS|AB|Ltd\.?|Limited|Inc\.?|LLC|PLC|plc|GmbH|LLP|Oy|ApS|BV)\b/u;

/** The first level of a course: "ITIL Foundation". */
const courseLevel = /^[A-Z][A-Z\d]+ Foundation\b/;

export const workRoles: RoleScores = {
  title: (text) => scoreWords(text, title),
  organization: (text) =>
    courseLevel.test(text)
      ? 0
      : scoreWords(text, employer) + (company.test(text) ? 2 : 0) + scoreWords(text, institution) * 0.6,
};

export const educationRoles: RoleScores = {
  title: (text) => scoreWords(text, degree),
  organization: (text) =>
    scoreWords(text, institution) * 1.2 +
    (/\b(?:NTNU|UiO|UiB|UiT|NMBU|NHH|OsloMet|BI|HVL|USN|UCL|LSE|MIT|KTH|DTU)\b/.test(text) ? 2 : 0),
};

/** Higher means more likely a post without pay. */
export const volunteerTitle = (text: string) =>
  scoreWords(text, volunteer) * 1.2 + scoreWords(text, title) * 0.4;

/** Whether a text is a title without an organization: "Kokk" in "Kokk ved Hotell Prøve", but not "Universitetet". */
export function isOnlyTitle(text: string): boolean {
  return workRoles.title(text) > 0 && workRoles.organization(text) + educationRoles.organization(text) === 0;
}
