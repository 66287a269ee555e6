import type { PrivateKind } from "../words/language-words.ts";
import { isAgeRemark } from "./age.ts";
import { isFaithRemark, isFaithSentence, isOrientationSentence } from "./beliefs.ts";
import { isConvictionRemark, isConvictionSentence } from "./criminal-record.ts";
import { isFamilySentence, isParentRemark, isSingleParent, isStatusSentence } from "./family.ts";
import { isHealthRemark, isHealthSentence } from "./health.ts";
import { isOriginSentence, isResidenceRemark } from "./origin.ts";
import { isSalaryRemark, isSalarySentence } from "./salary.ts";

/** What owners tell of themselves in sentences. Grammar decides: "I have epilepsy", but not "I have epilepsy training". */
const sentences: [PrivateKind, (sentence: string) => boolean][] = [
  ["health", isHealthSentence],
  ["religion", isFaithSentence],
  ["orientation", isOrientationSentence],
  ["civil-status", isStatusSentence],
  ["children", isFamilySentence],
  ["nationality", isOriginSentence],
  ["salary", isSalarySentence],
  ["criminal-record", isConvictionSentence],
];

/** Remarks without a subject, which may stand between commas: "Dyslexic", "Union member", "Far til tvillinger". */
const remarks: [PrivateKind, (part: string) => boolean][] = [
  ["health", isHealthRemark],
  ["religion", isFaithRemark],
  ["civil-status", isSingleParent],
  ["children", isParentRemark],
  ["age", isAgeRemark],
  ["nationality", isResidenceRemark],
  [
    "union-or-party",
    (part) => /^(?:union member|trade unionist|fagorganisert(?: i [\p{L}]+)?)$/iu.test(part),
  ],
  ["salary", isSalaryRemark],
  ["criminal-record", isConvictionRemark],
];

/** The kind of private fact that a whole sentence tells: "I have epilepsy", "Currently pregnant, due in May". */
export function findDisclosure(sentence: string): PrivateKind | undefined {
  if (sentence.length > 150) return undefined;
  const plain = sentence.toLowerCase();
  const told = sentences.find(([, tells]) => tells(plain))?.[0];
  if (told) return told;
  const [first = "", second, third] = sentence.replace(/[.!?]$/, "").split(/,\s+/);
  // Two remarks are held back one by one.
  const isOne = second !== undefined && third === undefined && !findDisclosureRemark(second);
  return isOne ? findDisclosureRemark(first) : undefined;
}

/** The kind of private fact that a part of a sentence is, without a subject: "Dyslexic", "Far til tvillinger". */
export function findDisclosureRemark(part: string): PrivateKind | undefined {
  return part.length > 80 ? undefined : remarks.find(([, is]) => is(part))?.[0];
}
