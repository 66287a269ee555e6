import { type Found, found, type Tree } from "../found.ts";
import type { Line } from "../source.ts";
import { tidy, trimMarks } from "../values/text.ts";
import { words } from "../words/words.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** Referees: who they are and how they are reached. They belong in the visitor's data and nowhere else. */
export function readReferences(lines: Line[]): Tree[] {
  const people: { name: Found; reference?: Found }[] = [];
  const onRequest = words("onRequest");
  for (const { text, lines: from } of paragraphsOf(lines)) {
    if (onRequest.some((phrase) => text.toLowerCase().includes(phrase))) continue;
    const [first = "", ...others] = text
      .split(/\t|\s*[|;]\s*|,\s+|\s+[–—-]\s+/u)
      .map((part) => trimMarks(part));
    const rest = others.filter((part) => part !== "").join(", ");
    const looksLikeName =
      /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:\p{Lu}[\p{L}'’.-]*|bin|al|von|van|de|der|af)){1,4}$/u.test(first) &&
      !/@/.test(first);
    const last = people.at(-1);
    const isDetail = last !== undefined && (!looksLikeName || /\d|@/.test(first));
    if (isDetail && last)
      last.reference = found(
        tidy([last.reference?.value, trimMarks(text.replaceAll("\t", ", "))].filter(Boolean).join(", ")),
        [...(last.reference?.lines ?? []), ...from],
        0.7,
      );
    else
      people.push({
        name: found(first, from, looksLikeName ? 0.85 : 0.5),
        ...(rest ? { reference: found(rest, from, 0.75) } : {}),
      });
  }
  return people;
}
