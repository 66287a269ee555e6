/** Comparison of texts of CVs: what a person would call equal is equal. */

/** Normalizes case, whitespace, dashes and quotation marks. */
export function alike(text: string): string {
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

const letters = (text: string) => alike(text).replace(/[^\p{L}\p{N}]/gu, "");
const small = new Set(["i", "in", "of", "av", "og", "and", "the", "at", "ved", "for", "a", "an", "en", "et"]);

function tokens(text: string): string[] {
  const all = alike(text)
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((token) => token !== "");
  const significant = all.filter((token) => !small.has(token));
  return significant.length > 0 ? significant : all;
}

/** Dice's coefficient of the words of two texts, 0 to 1. */
export function overlap(first: string, second: string): number {
  const left = tokens(first);
  const right = tokens(second);
  if (left.length === 0 || right.length === 0) return 0;
  const pool = [...left];
  const shared = right.filter((token) => {
    const at = pool.indexOf(token);
    if (at >= 0) pool.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (left.length + right.length);
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
export function digitsOf(phone: string): string {
  const digits = phone
    .replace(/\(0\)/, "")
    .replace(/[^\d+]/g, "")
    .replace(/^\+/, "00");
  return digits.replace(/^00(?:47|44|1)/, "").replace(/^0(?=[27])/, "");
}

/** A web address without protocol, `www.` and the slash at its end. */
export function bareAddress(url: string): string {
  return alike(url)
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");
}

/** The year must match, and the month if the expected date has one. */
export function isSameDate(truth: string, read: string): boolean {
  const [wanted, got] = [truth, read].map((date) => /^(\d{4})(?:-(\d\d))?/.exec(date));
  if (!wanted || !got || wanted[1] !== got[1]) return false;
  return wanted[2] === undefined || wanted[2] === got[2];
}

const steps = [
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
  const stepOf = (level: string) =>
    steps.findIndex((words) => words.includes(alike(level).replace(/[().]/g, "")));
  return isSameText(first, second) || (stepOf(first) >= 0 && stepOf(first) === stepOf(second));
}
