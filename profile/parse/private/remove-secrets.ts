import type { Resume } from "../../resume.ts";
import { emailAgreement, looksLikeJobTitle, looksLikeName } from "../head/name.ts";
import { findEmails, findPhones } from "../values/contacts.ts";
import { splitSentences, trimSeparators } from "../values/text.ts";
import { hasOwnAge, withoutAge } from "./age.ts";
import { findDisclosure, findDisclosureRemark } from "./disclosures.ts";
import { isCivilStatus, isNumberOfChildren, namesCivilStatus } from "./family.ts";
import { isHealthEvent } from "./health.ts";
import { findPrivateFact, withoutLabel } from "./labelled.ts";
import { isCitizenship } from "./origin.ts";
import { isOwnRemark, isRemark } from "./personal-facts.ts";
import { isSalary } from "./salary.ts";
import { tellsPrivateFact } from "./sentence-model.ts";
import { findPrivateSpans } from "./spans.ts";
import type { Withheld } from "./withheld.ts";

/** Enough for any CV; each text is compared with each. */
const maxReferees = 40;

/**
 * Removes every sentence that contains an identity number, a birth date or another withheld value from all fields
 * except the references.
 */
export function removeSecrets(resume: Resume, withheld: Withheld[]): Resume {
  const { references, ...open } = resume;
  const owner = resume.basics?.name;
  const ownEmail = resume.basics?.email ?? "";
  const isOwn = (text: string) => text === ownEmail && emailAgreement(owner ?? "", text) >= 0.5;
  const secrets = [...new Set(withheld.flatMap(secretStrings))].filter((text) => !isOwn(text));
  const remarks = new Set(withheld.filter(isRemark).map(({ value }) => value));
  // "Partner" may be a title too.
  const statuses = new Set(
    withheld.flatMap(({ kind, value }) =>
      kind === "civil-status" && !looksLikeJobTitle(value) ? [value] : [],
    ),
  );
  const told = withheld
    .filter(({ kind, value }) => kind === "personal" || findDisclosure(value))
    .map(({ value }) => value);
  const emails = withheld
    .flatMap(({ kind, value }) => (kind === "reference" ? findEmails(value) : []))
    .filter(({ value }) => !isOwn(value))
    .slice(0, maxReferees);
  const isReferee = (text: string) =>
    text !== owner && looksLikeName(text) && emails.some(({ value }) => emailAgreement(text, value) === 1);
  // The name of a referee agrees with an address, wherever the file has it.
  const isSecret = (text: string) =>
    findPrivateSpans(text).length > 0 ||
    statuses.has(withoutEnd(text)) ||
    secrets.some((secret) => containsWords(text, secret)) ||
    // A date may have cut a sentence: "Har hatt prolaps i ryggen" of "Har hatt prolaps i ryggen 2014, men er bra nå".
    told.some(
      (value) =>
        value.includes(text) &&
        (findDisclosure(text) ?? findDisclosureRemark(text) ?? tellsPrivateFact(text)),
    ) ||
    withoutEnd(text)
      .split(/,\s+/)
      .some((part) => remarks.has(part) || remarks.has(withoutLabel(part))) ||
    isReferee(text);
  const isPrivate = (text: string) =>
    isCivilStatus(text) || isSalary(text) || isCitizenship(text) || isLabelled(text);
  const isFamilyFact = (text: string) =>
    isSecret(text) || isPrivate(text.replace(/[.!?]+$/, "")) || findPairs(text).some(isReferee);
  const cleaned = clean(open, isSecret, isFamilyFact) as Resume;
  return references ? { ...cleaned, references } : cleaned;
}

/** Each two capitalised words that follow each other. */
function findPairs(text: string): string[] {
  const pairs = text.matchAll(/\p{Lu}[\p{L}'’-]+(?= (\p{Lu}[\p{L}'’-]+))/gu);
  return Array.from(pairs, ([first, last]) => `${first} ${last}`);
}

/** "Nationality: Irish" */
const isLabelled = (text: string) => text.includes(":") && findPrivateFact(text) !== undefined;

/** Strings that must not remain. Short or common ones ("gift", "34") would remove unrelated sentences. */
function secretStrings({ kind, value }: Withheld): string[] {
  if (kind === "personal" || findDisclosure(value) || isHealthEvent(value)) return [value];
  if (kind === "home-address" || (kind === "nationality" && !isCitizenship(value))) return [];
  if (kind === "reference") return [...findEmails(value), ...findPhones(value)].map((span) => span.value);
  const isFact = ["civil-status", "health"].includes(kind);
  const isOwnWord = ["children", "union-or-party"].includes(kind) && value.length >= 8;
  const isDistinct =
    /\d/.test(value) ||
    isCitizenship(value) ||
    isOwnWord ||
    (isFact && (value.split(" ").length >= 3 || value.length >= 10));
  return value.length >= 6 && isDistinct ? [value] : [];
}

/** Whether a text contains words as a whole: "34 år", but not in "34 års erfaring". */
function containsWords(text: string, words: string): boolean {
  const isInWord = (at: number) => /[\p{L}\d]/u.test(text.charAt(at));
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    if (!isInWord(at - 1) && !isInWord(at + words.length)) return true;
  return false;
}

type IsSecret = (text: string) => boolean;

/** Fields that may hold family facts. Others do not: a partner in a law firm is a title. */
const textFields = new Set([
  "skills",
  "interests",
  "certificates",
  "summary",
  "highlights",
  "courses",
  "description",
]);

function clean(value: unknown, isSecret: IsSecret, isFamilyFact: IsSecret): unknown {
  if (typeof value === "string") return cleanText(value, isSecret);
  if (Array.isArray(value))
    return value.map((item) => clean(item, isSecret, isFamilyFact)).filter((item) => !isEmpty(item));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([field, below]): [string, unknown] => [
    field,
    clean(below, textFields.has(field) ? isFamilyFact : isSecret, isFamilyFact),
  ]);
  return Object.fromEntries(fields.filter(([, below]) => !isEmpty(below)));
}

const isEmpty = (value: unknown) =>
  value === "" ||
  value === undefined ||
  (typeof value === "object" && value !== null && Object.keys(value).length === 0);

function cleanText(text: string, isSecret: IsSecret): string {
  const sentences = splitSentences(text);
  const remaining = sentences.map((sentence) =>
    isSecret(sentence) ? withoutSecretParts(sentence, isSecret) : sentence,
  );
  if (remaining.some((sentence, index) => sentence !== sentences[index]))
    return trimSeparators(remaining.filter(Boolean).join(" "));
  return isSecret(text) ? "" : text;
}

/**
 * A sentence without the owner's age or citizenship between commas, or nothing if other secrets remain or no sentence does:
 * "Nurse, 34 years old, with ten years on wards" becomes "Nurse, with ten years on wards".
 */
function withoutSecretParts(sentence: string, isSecret: IsSecret): string {
  if (findDisclosure(sentence)) return "";
  const parts = withoutEnd(withoutAge(sentence)).split(/,\s+/);
  const isPersonal = (part: string) =>
    hasOwnAge(part) ||
    /^[1-7]\d (?:years?|år)$/.test(part) ||
    isCitizenship(part) ||
    isCivilStatus(part) ||
    isOwnRemark(withoutLabel(part)) ||
    isNumberOfChildren(part);
  const kept = parts.filter((part) => !isPersonal(part));
  const text = kept.join(", ");
  const isBroken = kept[0] !== parts[0] && /^(?:and|but|with|who|og|men|med|som)\s/.test(text);
  const isPrivate = isSecret(text) || namesCivilStatus(text) || findDisclosure(text) !== undefined;
  if (text.split(" ").length < 2 || isBroken || isPrivate) return "";
  const end = sentence.slice(withoutEnd(sentence).length);
  return (kept[0] === parts[0] ? text : text.charAt(0).toUpperCase() + text.slice(1)) + end;
}

const withoutEnd = (sentence: string) => sentence.replace(/[.!?]$/, "");
