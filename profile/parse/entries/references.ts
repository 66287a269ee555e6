import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import type { Line } from "../source.ts";
import { findEmails, findPhones } from "../values/contacts.ts";
import { collapseSpaces, trimSeparators } from "../values/text.ts";
import { words } from "../words/words.ts";
import { toParagraphs } from "./paragraphs.ts";

/** Parses referees with their contact data. They are withheld from the profile. */
export function parseReferences(lines: Line[]): ExtractedTree[] {
  const people: { name: Extracted; reference?: Extracted }[] = [];
  const onRequest = words("onRequest");
  for (const { text, lines: from } of toParagraphs(lines)) {
    const hasContactData = findPhones(text).length + findEmails(text).length > 0;
    if (!hasContactData && onRequest.some((phrase) => text.toLowerCase().includes(phrase))) continue;
    const [first = "", ...others] = text
      .split(/\t|\s*[|;]\s*|,\s+|\s+[–—-]\s+/u)
      .map((part) => trimSeparators(part));
    const rest = others.filter((part) => part !== "").join(", ");
    const looksLikeName =
      /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:\p{Lu}[\p{L}'’.-]*|bin|al|von|van|de|der|af)){1,4}$/u.test(first) &&
      !/@/.test(first);
    const last = people.at(-1);
    const isDetail = last !== undefined && (!looksLikeName || /\d|@/.test(first));
    if (isDetail && last)
      last.reference = extracted(
        collapseSpaces(
          [last.reference?.value, trimSeparators(text.replaceAll("\t", ", "))].filter(Boolean).join(", "),
        ),
        [...(last.reference?.lines ?? []), ...from],
        0.7,
      );
    else
      people.push({
        name: extracted(first, from, looksLikeName ? 0.85 : 0.5),
        ...(rest ? { reference: extracted(rest, from, 0.75) } : {}),
      });
  }
  return people;
}
