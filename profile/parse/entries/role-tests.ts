import { wordsOf } from "../values/text.ts";
import { words, wordTest } from "../words/words.ts";

/**
 * Which of two texts is which: the thing done (a title, a degree) or the place where (an employer, a school). Words tell in
 * part; what they leave open is settled by how the section's other entries are built.
 */
export interface RoleTests {
  /** How much a text sounds like the thing done, and like the place. */
  what(text: string): number;
  where(text: string): number;
  /** Words that join the thing with the place: "Kokk hos Brygga". */
  joins: RegExp;
}

const title = wordTest(words("jobTitles"));
const employer = wordTest(words("employers"));
const institution = wordTest(words("institutions"));
const degree = wordTest(words("degrees"));
const volunteer = wordTest(words("volunteerRoles"));

/** Counts the words that a test knows; the first and the last weigh more, since they carry the sense. */
function weigh(text: string, test: (word: string) => boolean): number {
  const list = wordsOf(text);
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

export const workRoles: RoleTests = {
  what: (text) => weigh(text, title),
  where: (text) => weigh(text, employer) + (company.test(text) ? 2 : 0) + weigh(text, institution) * 0.6,
  joins: /\s+(?:at|hos|ved|@)\s+|\s+(?:for|with|i)\s+(?=\p{Lu})/u,
};

export const educationRoles: RoleTests = {
  what: (text) => weigh(text, degree),
  where: (text) =>
    weigh(text, institution) * 1.2 +
    (/\b(?:NTNU|UiO|UiB|UiT|NMBU|NHH|OsloMet|BI|HVL|USN|UCL|LSE|MIT|KTH|DTU)\b/.test(text) ? 2 : 0),
  joins: /\s+(?:at|ved|hos|@)\s+/u,
};

export const volunteerRoles: RoleTests = {
  what: (text) => weigh(text, volunteer) * 1.2 + weigh(text, title) * 0.4,
  where: (text) =>
    weigh(text, employer) +
    (/\b(?:IL|FK|IF|SK|BK|Røde Kors|Red Cross|forening|lag|klubb|club|society|kor|korps|speider\w*)\b/iu.test(
      text,
    )
      ? 1.2
      : 0),
  joins: /\s+(?:at|hos|ved|@)\s+|\s+(?:i|for|in)\s+(?=\p{Lu})/u,
};
