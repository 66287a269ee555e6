import {
  anyOf,
  entriesOf,
  factEnd,
  fits,
  qualifiers,
  type SentencePattern,
  withoutQualifiers,
  writerIs,
} from "./patterns.ts";

const faith: SentencePattern = {
  opening: new RegExp(`^${writerIs} `),
  // "I'm Christian, a developer from Oslo"
  fact: new RegExp(`^(?!(?:christian|kristen),)${qualifiers}${anyOf("religions")}${factEnd}`),
};
const asBeliever: SentencePattern = {
  opening: /^(?:as an?|som(?: en)?) /,
  fact: new RegExp(`^${qualifiers}${anyOf("religions")}[ ,]`),
};
const devoutly = new RegExp(`^(?:an? )?${anyOf("devout")} `);
const religions = entriesOf("religions");
/** An office of a church, which only its members hold: "Elder in Testdale Presbyterian Church". */
const office =
  /^(?:(?:an?|church) )?(?:elder|deacon|lay (?:reader|preacher|minister)|eucharistic minister)(?:(?:,| in| at| of)(?: the)? .*(?:church|parish|chapel|gemeente|congregation).*)?$|^(?:an? )?(?:active |practi[sc]ing )?member (?:of|in) (?:the )?(?:church of .+|.*(?:church|congregation))$|^medlem (?:av|i) (?:den norske kirk[ea]|den katolske kirke.*|human-etisk forbund|.*menighet.*)$/;
const orientation: SentencePattern = {
  opening: faith.opening,
  fact: new RegExp(`^${qualifiers}${anyOf("orientations")}${factEnd}`),
};

/** Whether a sentence in lower case tells of the owner's religion: "i am a practising catholic". */
export function isFaithSentence(sentence: string): boolean {
  return fits(faith, sentence) || fits(asBeliever, sentence);
}

/** Whether a part of a sentence is the owner's religion: "Practising Catholic", "Elder of the church". */
export function isFaithRemark(part: string): boolean {
  const plain = part.toLowerCase().replace(/\.$/, "");
  return (devoutly.test(plain) && religions.has(plain.replace(devoutly, ""))) || office.test(plain);
}

const orientations = entriesOf("orientations");

/** Whether a part of a sentence is the owner's sexual orientation or gender identity: "Skeiv". */
export function isOrientationRemark(part: string): boolean {
  return orientations.has(withoutQualifiers(part.toLowerCase()));
}

/** Whether a sentence in lower case tells of the owner's sexual orientation or gender identity. */
export function isOrientationSentence(sentence: string): boolean {
  return fits(orientation, sentence);
}
