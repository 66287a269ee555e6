import { type Extracted, extracted } from "../extracted.ts";
import { trimSeparators } from "../values/text.ts";
import { findDisclosure } from "./disclosures.ts";
import { findPersonalFacts } from "./personal-facts.ts";
import type { Withheld } from "./withheld.ts";
import { isPersonalOnly } from "./withhold.ts";

/** Before a bracket and a sign between two parts, and behind a bracket */
const partEnd = /(?=\s\()|(?<=\))|(?=\s?[,|·](?![^(]*\)))|(?=\s[–—/-]\s)/u;

/**
 * Removes the private parts of a headline: "Nurse (divorced)", "Teacher – age 45". The first part is the title and stays.
 *
 * @param known private values that were found beside it
 */
export function withholdFromHeadline(
  headline: Extracted,
  known: readonly Withheld[],
): { headline: Extracted; withheld: Withheld[] } {
  const parts = headline.value
    .split(partEnd)
    .map((text) => ({ text, value: trimSeparators(text.replace(/[()]/g, " ")) }));
  const facts = findPersonalFacts(
    parts.map(({ value }) => value),
    "summary",
  );
  const withheld: Withheld[] = [];
  const open = parts.filter(({ value }, index) => {
    // "Advokat, partner" is a title.
    if (index === 0 || /^partner$/iu.test(value)) return true;
    if (known.some((one) => value.split(/\s/).includes(one.value))) return false;
    const kind =
      findDisclosure(value) ??
      facts.find((fact) => fact.value === value)?.kind ??
      (isPersonalOnly(value) ? "personal" : undefined);
    if (kind) withheld.push({ kind, value, lines: headline.lines });
    return !kind;
  });
  if (open.length === parts.length) return { headline, withheld };
  const text = trimSeparators(open.map((part) => part.text).join(""));
  return { headline: extracted(text, headline.lines, headline.confidence), withheld };
}
