import { findIdentityNumbers } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import type { PrivateKind } from "../words/language-words.ts";
import { findAges } from "./age.ts";

/** Words before a birth date, which may name the place first: "Født i Tønsberg den". */
const birthDateLabel =
  /(?<![\p{L}])(?:født|fødd|born|my birthday is|b\.(?= ?(?:19|20)\d\d)|f\.|d\.?o\.?b\.?|date of birth|fødselsdato|fødselsår)[:\s]*(?:(?:in|i|på)\s+(?:[\p{L}-]+,?\s+){1,3}?(?=(?:(?:den|on)\s+)?\d{1,2}[.\s]|(?:in|i)\s+(?:19|20)\d\d))?(?:(?:den|on|in|i)\s+)?/giu;

/** "14.2.06", "5th of January 1974" */
const shortDate =
  /^(?:the )?\d{1,2}(?:(?:[./-]\d{1,2}[./-]|\.? \p{L}{3,9}\.? )\d{2}(?!\d)|(?:st|nd|rd|th) (?:of )?\p{L}{3,9},? (?:19|20)\d\d)/u;

/** "PIN 15X0000E", "registration number W/5519043", "HPR-nummer 1234567" */
const registration =
  /(?<!\p{L})(?:PIN|(?:ID|identity)(?: card)? (?:number|no\.?)|(?:registration|reg\.?|permit|passport|discharge book) (?:number|no\.?|nr\.?)|passport:?|pass:|(?:HPR|pass)[- ]?(?:nummer|nr\.?)):?\s((?=[A-Z/]{0,4} ?\d{2})[A-Z/]{0,4} ?[A-Z\d/-]{5,14})(?![\p{L}\d])/giu;

/** British and American numbers of social insurance: "QQ 12 34 56 C", "078-05-1120" */
const insuranceNumber =
  /(?<![\p{L}\d-])(?:[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]|\d{3}-\d{2}-\d{4})(?![\p{L}\d-])/gu;

/** A private fact within a text. */
export interface PrivateSpan {
  kind: PrivateKind;
  from: number;
  to: number;
  value: string;
}

/** Private facts within prose: ages, identity and registration numbers, and birth dates after a word such as "født". */
export function findPrivateSpans(text: string): PrivateSpan[] {
  const registrations = [...text.matchAll(registration)]
    .filter(([, value = ""]) => !/\p{Ll}/u.test(value) && !/^(?:\d\d[/-])?\d{4}(?:[/-]\d{2,4})?$/.test(value))
    .map(({ 0: whole, 1: value = "", index }) => ({
      from: index + whole.length - value.length,
      to: index + whole.length,
      value,
    }));
  const insurance = [...text.matchAll(insuranceNumber)].map(({ 0: value, index }) => ({
    from: index,
    to: index + value.length,
    value,
  }));
  const births = [...text.matchAll(birthDateLabel)].flatMap((word) => {
    const from = word.index + word[0].length;
    const [short] = shortDate.exec(text.slice(from)) ?? [];
    if (short) return [{ from: word.index, to: from + short.length, value: short }];
    const [period] = findPeriods(text.slice(from, from + 40));
    if (!period || period.from > 1) return [];
    const value = text.slice(from + period.from, from + period.to);
    return [{ from: word.index, to: from + period.to, value }];
  });
  const ofKind = (kind: PrivateKind, spans: Omit<PrivateSpan, "kind">[]) =>
    spans.map(({ from, to, value }) => ({ kind, from, to, value }));
  return [
    ...ofKind("identity-number", [...findIdentityNumbers(text), ...registrations, ...insurance]),
    ...ofKind("birth-date", births),
    ...ofKind("age", findAges(text)),
  ].sort((a, b) => a.from - b.from);
}
