import type { PrivateKind } from "../words/language-words.ts";
import { isOwnUnionOrParty } from "./affiliations.ts";
import { isAgeInWords, isAgeRemark } from "./age.ts";
import { isFaithRemark, isFaithSentence, isOrientationRemark, isOrientationSentence } from "./beliefs.ts";
import { isConvictionRemark, isConvictionSentence } from "./criminal-record.ts";
import { isFamilySentence, isParentRemark, isSingleParent, isStatusSentence } from "./family.ts";
import { isHealthRemark, isHealthSentence } from "./health.ts";
import { isLeaveRemark, isOnLeave, isReturnAfterCare } from "./leave.ts";
import { isOriginSentence, isResidenceRemark } from "./origin.ts";
import { writerIs } from "./patterns.ts";
import { isSalaryRemark, isSalarySentence } from "./salary.ts";

/** What owners tell of themselves in sentences. Grammar decides: "I have epilepsy", but not "I have epilepsy training". */
const sentences: [PrivateKind, (sentence: string) => boolean][] = [
  ["health", isHealthSentence],
  ["religion", isFaithSentence],
  ["orientation", isOrientationSentence],
  ["civil-status", isStatusSentence],
  ["children", isFamilySentence],
  ["family-leave", isOnLeave],
  ["family-leave", isReturnAfterCare],
  ["nationality", isOriginSentence],
  ["age", isAgeInWords],
  ["salary", isSalarySentence],
  ["criminal-record", isConvictionSentence],
];

/** Remarks without a subject, which may stand between commas: "Dyslexic", "Union member", "Far til tvillinger". */
const remarks: [PrivateKind, (part: string) => boolean][] = [
  ["health", isHealthRemark],
  ["religion", isFaithRemark],
  ["orientation", isOrientationRemark],
  ["civil-status", isSingleParent],
  ["children", isParentRemark],
  ["family-leave", isLeaveRemark],
  ["age", isAgeRemark],
  ["nationality", isResidenceRemark],
  ["union-or-party", isOwnUnionOrParty],
  ["salary", isSalaryRemark],
  ["criminal-record", isConvictionRemark],
];

/** "Although I have dyslexia", "Selv om jeg er døv" */
const conjunction = /^(?:although|though|while|because|selv om|sjølv om|fordi) /i;
/** The writer after another clause: "Ryggen er dårlig, jeg er 40 % ufør" */
const ofWriter = /(?<=, (?:and |but |so |og |men |så )?)(?:i|jeg|eg)(?: |['’](?:m|ve) )/;
const writerIsA = new RegExp(`^${writerIs} (?:(?:an?|en|ei|ein) )?`, "i");
/** Not "Assistent for mann (rullestolbruker)" */
const ofOwner = /^(?:I(?:['’]m| )|[Jj]eg |[Ee]g )|(?<!\p{L})(?:selv|sjølv|myself)(?!\p{L})/u;
/** What continues a remark: "Currently pregnant, due in May" */
const continuation =
  /^(?:due|but|men|so|som|which|who|under|well|controlled|med termin|expecting|now|nå|no longer)(?!\p{L})/iu;

/** Whether a part of a sentence belongs to the private fact before it: "but it is under control". */
export function continuesDisclosure(part: string): boolean {
  return continuation.test(part);
}

/** The kind of private fact that a whole sentence tells: "I have epilepsy", "Currently pregnant, due in May". */
export function findDisclosure(given: string): PrivateKind | undefined {
  if (given.length > 300) return undefined;
  const sentence = given.replace(conjunction, "").replace(/[.!?]$/, "");
  const plain = sentence.toLowerCase();
  const own = plain.slice(ofWriter.exec(plain)?.index);
  const told = sentences.find(([, tells]) => tells(plain) || (own !== plain && tells(own)))?.[0];
  if (told) return told;
  const [first = "", second, third] = sentence.split(/,\s+/);
  if (writerIsA.test(first)) {
    const [said = ""] = first.replace(writerIsA, "").split(/ (?:og|och|and|som|who|med|with|returning) /);
    return findDisclosureRemark(said);
  }
  const isOne = second !== undefined && third === undefined && continuesDisclosure(second);
  const remark = isOne ? findDisclosureRemark(first) : undefined;
  if (remark) return remark;
  // "Likeperson i Diabetesforbundet (har selv diabetes)"
  const [, inner = ""] = /\(([^()]{8,80})\)/.exec(sentence) ?? [];
  if (/member|medlem|active|aktiv/i.test(inner) && isOwnUnionOrParty(inner)) return "union-or-party";
  return ofOwner.test(inner) ? findDisclosure(inner) : undefined;
}

/** The kind of private fact that a part of a sentence is, without a subject: "Dyslexic", "Far til tvillinger". */
export function findDisclosureRemark(part: string): PrivateKind | undefined {
  return part.length > 80 ? undefined : remarks.find(([, is]) => is(part))?.[0];
}
