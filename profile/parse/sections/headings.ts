import { squash, tidy } from "../values/text.ts";
import type { SectionKind } from "../words/language-words.ts";
import { headingPhrases, words } from "../words/words.ts";
import { labelOf } from "./labels.ts";

const known = new Map<string, SectionKind>();
for (const [phrase, kind] of headingPhrases()) {
  const key = squash(phrase);
  if (!known.has(key)) known.set(key, kind);
}
const extras = new Set(words("headingExtras"));

/** Kinds that a heading of two names goes to, when both are of different kinds: the first of these. */
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
 * The section that a line announces when it is a heading and nothing else, whether in capitals, letter-spaced, numbered,
 * with a colon, or with a word around it ("Relevant erfaring", "Skills & tools").
 */
export function headingOf(text: string): SectionKind | undefined {
  const plain = tidy(text)
    .replace(/^(?:[IVX]{1,5}[.)]|[A-L]\))\s*/, "")
    .replace(/^[\d.)\s#*_=>|•▪■§-]+/, "")
    .replace(/[\s:.*_=|#–—-]+$/, "");
  if (plain === "" || plain.length > 60 || /\s(?:and|og|&)$/i.test(plain)) return undefined;
  const whole = known.get(squash(plain));
  if (whole) return whole;
  // "Main activities and responsibilities" names what stands beside it, within an entry.
  if (labelOf(plain)) return undefined;
  const parts = plain.toLowerCase().split(/\s*(?:&|\/|\+|,|\||\bog\b|\band\b|\bsamt\b)\s*/);
  if (parts.length > 1 && parts.length <= 4) {
    const kinds = parts.map((part) => known.get(squash(part)) ?? known.get(squash(withoutExtras(part))));
    const named = kinds.filter((kind) => kind !== undefined);
    if (
      named.length === parts.length ||
      (named.length >= 1 && parts.length === 2 && parts.every((part) => part.split(" ").length <= 2))
    )
      return stronger.find((kind) => named.includes(kind));
  }
  const lower = plain.toLowerCase();
  const core = withoutExtras(lower);
  return core === lower ? undefined : known.get(squash(core));
}

function withoutExtras(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !extras.has(word))
    .join(" ");
}
