import { collapseSpaces, comparisonKey } from "../values/text.ts";
import type { SectionKind } from "../words/language-words.ts";
import { headingPhrases, words } from "../words/words.ts";
import { findLabel } from "./labels.ts";

const known = new Map<string, SectionKind>();
for (const [phrase, kind] of headingPhrases()) {
  const key = comparisonKey(phrase);
  if (!known.has(key)) known.set(key, kind);
}
const extras = new Set(words("headingExtras"));

/** When a heading names two sections, the first of these wins. */
const stronger: SectionKind[] = [
  "references",
  "publications",
  "volunteer",
  "work",
  "education",
  "certificates",
  "languages",
  "skills",
  "projects",
  "awards",
  "interests",
  "summary",
  "personal",
  "contact",
];

/**
 * A heading without its number, ornament, colon and remark: "Work experience (most recent first)", "Kurs m.m.". The lookbehind makes the
 * last step linear, because a match starts only where the marks start.
 */
export function plainHeading(text: string): string {
  return collapseSpaces(text)
    .replace(/^(?:[IVX]{1,5}[.)]|[A-L][.)](?=\s))\s*/, "")
    .replace(/^[\d.)\s#*_=>|•▪■§»›►▸-]+/, "")
    .replace(/\s+\((?![^()]*\d{4})[^()]{1,30}\)\W*$/, "")
    .replace(/\s?m\.\s?[mv]\.(?=\W*$)/i, "")
    .replace(/(?<![\s:.?*_=|#–—-])[\s:.?*_=|#–—-]+$/, "");
}

/**
 * The section of a line that is only a heading: in capitals, letter-spaced, numbered,
 * with a colon, or with an extra word ("Relevant erfaring", "Skills & tools").
 *
 * @param isCertain every part of the heading must be known: not "Roles and achievements"
 */
export function detectHeading(text: string, isCertain = false): SectionKind | undefined {
  const plain = plainHeading(text);
  if (plain === "" || plain.length > 60 || /\s(?:and|og|&)$/i.test(plain)) return undefined;
  const whole = known.get(comparisonKey(plain));
  if (whole) return whole;
  // "Main activities and responsibilities" labels the text beside it within an entry.
  if (findLabel(plain)) return undefined;
  const parts = plain.toLowerCase().split(/\s*(?:&|\/|\+|,|\||\bog\b|\band\b|\bsamt\b)\s*/);
  if (parts.length > 1 && parts.length <= 4) {
    const kinds = parts.map(
      (part) => known.get(comparisonKey(part)) ?? known.get(comparisonKey(withoutExtras(part))),
    );
    const named = kinds.filter((kind) => kind !== undefined);
    // "Språk og IKT" may contain languages or skills.
    if (isCertain && named.includes("languages") && named.includes("skills")) return undefined;
    if (
      named.length === parts.length ||
      (!isCertain &&
        named.length >= 1 &&
        parts.length === 2 &&
        parts.every((part) => part.split(" ").length <= 2))
    )
      // The papers of "Courses, papers" are no publications.
      return stronger.find((kind) =>
        kind === "publications" && named.includes("certificates") && parts.includes("papers")
          ? false
          : named.includes(kind),
      );
  }
  const lower = plain.toLowerCase();
  const core = withoutExtras(lower);
  return core === lower ? undefined : known.get(comparisonKey(core));
}

function withoutExtras(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !extras.has(word))
    .join(" ");
}
