import { collapseSpaces, comparisonKey, splitWords, trimSeparators } from "../values/text.ts";
import type { PrivateKind } from "../words/language-words.ts";
import { privatePhrases, words } from "../words/words.ts";
import { anyOf } from "./patterns.ts";

const phrases = privatePhrases().sort(([a], [b]) => b.length - a.length);
const byPhrase = new Map(phrases.map(([phrase, kind]) => [comparisonKey(phrase), kind]));
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const labelled = new RegExp(
  `^(${phrases.map(([phrase]) => literal(phrase)).join("|")})(?![\\p{L}])(\\s*[:.]|\\s*–|\\s+-(?=\\s)|)\\s*(.*)$`,
  "isu",
);
/** "to voksne", "ingen" */
const isChildren = new RegExp(
  `^(?:${anyOf("numbers")}|${anyOf("children")}|ingen|none|no|nei|ja|yes)(?!\\p{L})`,
  "iu",
);
const status = new Set(words("civilStatus"));

/** The kind of private fact that a label names: "Fødselsdato", "Marital status". */
export function privateLabelKind(text: string): PrivateKind | undefined {
  return byPhrase.get(comparisonKey(text));
}

/** The kind of a labelled value: below "Date / Place of birth", the value with a year is the date. */
export function kindOfValue(kind: PrivateKind, value: string): PrivateKind {
  return kind === "birthplace" && /\d{1,2}[./]\d{1,2}[./]|(?:19|20)\d\d(?!\d)/.test(value)
    ? "birth-date"
    : kind;
}

const genders = new Set(["male", "female", "man", "woman", "mann", "kvinne", "kvinna"]);

/** A private fact with its label: "Født: 30.12.1994", "Sivilstatus gift", "Age 34". */
export function findPrivateFact(text: string): { kind: PrivateKind; value: string } | undefined {
  const plain = collapseSpaces(text);
  const parts = labelled.exec(plain);
  if (!parts || plain.length > 90) return undefined;
  const kind = byPhrase.get(comparisonKey(parts[1] ?? ""));
  const value = trimSeparators(parts[3] ?? "");
  if (!kind || value === "") return undefined;
  if (!couldBe(kind, value)) return undefined;
  const isExplicit =
    parts[2] !== "" ||
    (kind === "birth-date" && /^(?:(?:den|on|in|i)\s)?\d|^\p{L}{3,9}\.?\s\d/u.test(value)) ||
    (kind === "birthplace" && /^\p{Lu}/u.test(value)) ||
    (kind === "age" && /^\d{2}\b/.test(value)) ||
    (kind === "identity-number" && /^\d{6}/.test(value)) ||
    (kind === "gender" && genders.has(value.toLowerCase())) ||
    // Not "Citizenship Education"
    (/^(?:nationality|nasjonalitet)$/iu.test(parts[1] ?? "") && /^\p{Lu}\p{L}+$/u.test(value)) ||
    (kind === "civil-status" && status.has(splitWords(value)[0] ?? ""));
  return isExplicit ? { kind: kindOfValue(kind, value), value } : undefined;
}

/** Whether a text is of the kind that its label says: "Barn: svømmetrening" and "Religion: 5" are no facts. */
function couldBe(kind: PrivateKind, value: string): boolean {
  if (kind === "birth-date") return /\d/.test(value);
  if (kind === "children") return /^\p{Lu}|\d/u.test(value) || isChildren.test(value);
  if (kind === "identity-number") return /\d|^\p{Lu}/u.test(value);
  return kind !== "religion" || /\p{L}{3}/u.test(value);
}

/** A text without the label before it: "Militærtjeneste: tjenestedyktig". */
export function withoutLabel(text: string): string {
  return text.replace(/^[^:]{3,20}: /, "");
}
