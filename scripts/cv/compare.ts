/** Normalizes case, whitespace, dashes and quotation marks. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\u00AD/g, "")
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
}

const letters = (text: string) => normalizeText(text).replace(/[^\p{L}\p{N}]/gu, "");
const stopWords = new Set([
  "i",
  "in",
  "of",
  "av",
  "og",
  "and",
  "the",
  "at",
  "ved",
  "for",
  "a",
  "an",
  "en",
  "et",
]);

function tokens(text: string): string[] {
  const all = normalizeText(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((token) => token !== "");
  const significant = all.filter((token) => !stopWords.has(token));
  return significant.length > 0 ? significant : all;
}

/** Dice coefficient of the words of two texts, 0 to 1. */
export function overlap(first: string, second: string): number {
  const left = tokens(first);
  const correct = tokens(second);
  if (left.length === 0 || correct.length === 0) return 0;
  const pool = [...left];
  const shared = correct.filter((token) => {
    const index = pool.indexOf(token);
    if (index >= 0) pool.splice(index, 1);
    return index >= 0;
  });
  return (2 * shared.length) / (left.length + correct.length);
}

/** Free text is equal from an overlap of 0.85, or when only punctuation and spaces differ. */
export function isSameText(first: string, second: string): boolean {
  const bare = letters(first);
  return (bare !== "" && bare === letters(second)) || overlap(first, second) >= 0.85;
}

const titles = /(?<![\p{L}])(?:dr|prof|professor|mr|mrs|ms|ph\.?d|msc|bsc)(?![\p{L}])\.?/giu;

export function isSameName(first: string, second: string): boolean {
  return isSameText(first.replace(titles, " "), second.replace(titles, " "));
}

/** Digits of a phone number without its country code. */
export function phoneDigits(phone: string): string {
  const digits = phone
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^\+/, "00");
  return digits.replace(/^00(?:47|44|1)/, "").replace(/^0(?=[27])/, "");
}

/** A URL without protocol, `www.` and trailing slash. */
export function normalizeUrl(url: string): string {
  return normalizeText(url)
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
}

/** The year must match, and the month if the expected date has one. */
export function isSameDate(expected: string, parsed: string): boolean {
  const [wanted, actual] = [expected, parsed].map((date) => /^(\d{4})(?:-(\d\d))?/.exec(date));
  if (!wanted || !actual || wanted[1] !== actual[1]) return false;
  return wanted[2] === undefined || wanted[2] === actual[2];
}

const levels = [
  [
    "native",
    "morsmål",
    "modersmål",
    "mother tongue",
    "first language",
    "bilingual",
    "tospråklig",
    "native or bilingual",
  ],
  ["fluent", "flytende", "c2", "full professional", "full professional proficiency"],
  [
    "advanced",
    "c1",
    "professional working",
    "professional working proficiency",
    "meget god",
    "svært god",
    "very good",
  ],
  ["good", "god", "godt", "b2", "upper intermediate"],
  ["intermediate", "middels", "b1", "conversational", "limited working", "limited working proficiency"],
  ["basic", "grunnleggende", "a1", "a2", "elementary", "beginner", "noe kjennskap", "elementary proficiency"],
];

/** Language levels are equal when they mean the same CEFR step. */
export function isSameLevel(first: string, second: string): boolean {
  const findLevel = (level: string) =>
    levels.findIndex((words) => words.includes(normalizeText(level).replace(/[().]/g, "")));
  return isSameText(first, second) || (findLevel(first) >= 0 && findLevel(first) === findLevel(second));
}
