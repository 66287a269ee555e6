import { type ExtractedTree, extracted } from "../extracted.ts";
import type { Line } from "../source.ts";
import { findUrls } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { trimSeparators } from "../values/text.ts";
import { join, toParagraphs } from "./paragraphs.ts";

/** In the place of the year of a text that is not published yet. */
const unpublished =
  "submitted|in press|forthcoming|under review|in preparation|accepted|under utgivelse|under utgiving|i trykk|innsendt|akseptert";

/** "Moe A", "Moe, A. B.", "A. B. Moe", "Alfred Moe" */
const author =
  "(?:(?:\\p{Lu}\\. ?){1,3}(?:van |von |de |Ó |Ní )?\\p{Lu}[\\p{L}'’-]+|(?:van |von |de |der |den |O['’])*(?:\\p{Lu}\\. )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?,? (?:\\p{Lu}\\.? ?-?){1,3}\\*?)";
const authors = `${author}(?:(?:, and |, & |, | & | and | og |; )(?:${author}|et al\\.?|m\\.fl\\.))*(?: et al\\.?)?(?: \\((?:eds?|red)\\.\\))?`;

/** A quoted title, but not the first word of one: "«Kjerringa» på sjøkartet" */
const quoted = "«[^»]*»(?! (?!(?:i|in) )\\p{Ll})";

const forms = [
  // Moe, A., & Lie, B. (2020). Title. Journal, 12(3), 4–5.
  new RegExp(
    `^${authors}[.,]? (?:\\((?:19|20)\\d\\d[a-z]?(?:, [^()]{3,12})?\\)|\\((?:${unpublished})\\)|(?:19|20)\\d\\d[a-z]?)[.:,]?\\s+(?![“"‘]|${quoted})(.{6,}?[.?!])(?:\\s+(.*))?$`,
    "u",
  ),
  // “Title”, Journal 12, 2020
  /^[^“"«‘]*(?:“([^”]{5,})”|"([^"]{5,})"|«([^»]{5,})»(?! (?!(?:i|in) )\p{Ll})|‘([^’]{8,})’(?!\p{L}))[\s.,;:–—-]*(.*)$/u,
  // Moe A, Lie B. Title. Journal. 2020;12:4-5.
  new RegExp(`^${authors}[.:]? (?=\\p{Lu})(.{12,}?[.?!]) (\\p{Lu}.*)$`, "u"),
  // Alfred Moe: Title (Publisher, 2020)
  /^(?:\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}(?:, | & | and | og )?){1,3}: (.{3,}?) \((\p{Lu}[^()]*?),? (?:19|20)\d\d\)\.?$/u,
  // Title (Place: Publisher, 2020). 264 pp.
  /^(.{3,}?) \((?:\p{Lu}[\p{L} ]+: )?(\p{Lu}[^()]*?), (?:19|20)\d\d\)(?:\. \d+ (?:pp|s))?\.?$/u,
  // Review of Moe, Title, Journal, 33:1 (2022), 118–120.
  /^(.{6,}), (\p{Lu}[^,]{2,60}), \d{1,4}(?:[:.]\d{1,3})? \((?:19|20)\d\d\).*$/u,
  // Title (novel). Publisher, 2020
  /^(.{3,}?) \(\p{Ll}[^()]*\)\. (\p{Lu}.*?), (?:19|20)\d\d\.?$/u,
  // Title. Publisher, 2020
  /^([^.]{6,})\. (\p{Lu}[^.]{2,60}), (?:19|20)\d\d\.?$/u,
];

/** Behind the year in the margin of a list: Title. Journal 31 */
const formBehindYear = /^([^.]{6,}?)\. (\p{Lu}[^.]{2,60}) (?:nr\. |no\. )?\d{1,4}(?:\(\d{1,3}\))?\.?$/u;

/** The rest of a book's title, and its publisher behind the place: "Fattigstellet i Prøve. Oslo: Testforlaget." */
const bookTitle = /^(\p{Lu}[^.:]{3,80})\. \p{Lu}[\p{L} ]{2,20}: (\p{Lu}[^.:]{2,60})\.?$/u;

/** What follows the name of a journal or publisher: volume, issue, pages, year. */
const behindPublisher =
  /[\s,.;:(]+(?:(?:(?:vol|no|nr|pp|s)\.? )?(?:\d[\d\s():.,;–-]*|(?:19|20)\d\d.*)|pp|s)$/iu;

const numbered = /^(?:\[?\d{1,3}[\].)]\s|\d{1,2}\t)/;
/** Before the title of a book: "In: Lie, M. (ed.), " */
const editors = new RegExp(`^(?:In:?|I) (?:${authors},? )?`, "u");
/** "Edited with Kari Moe and Ola Lie, Title …" */
const editedWith = /^(?:Co-)?[Ee]dited with [^,]{3,80}, /;

/** Name and publisher of a reference in one of the common styles; undefined when it has none. */
function parseReference(given: string): { name: string; publisher: string } | undefined {
  if (given.length > 500) return undefined;
  // The year in the margin of a list.
  const text = given
    .replace(/^(?:19|20)\d\d:?\s+(?=\S)/, "")
    .replace(/^\[?\d{1,3}[\].)]\s*(?=\D)/, "")
    .replace(editedWith, "");
  const hasYear = /^(?:19|20)\d\d:?\s/.test(given);
  for (const form of hasYear ? [...forms, formBehindYear] : forms) {
    const [title, rest = ""] =
      form
        .exec(text)
        ?.slice(1)
        .filter((part) => part !== undefined) ?? [];
    if (title === undefined || /\((?:19|20)\d\d\)/.test(title)) continue;
    // "Who owns the spring? Protection on a shoestring. Proceedings 4."
    const [, subtitle = "", behind = ""] = title.endsWith("?")
      ? (/^(\p{Lu}[^.?!\d]{8,80})\. (\p{Lu}.*)$/u.exec(rest) ?? [])
      : [];
    if (subtitle !== "")
      return { name: `${title} ${subtitle}`, publisher: trimSeparators(behind.replace(behindPublisher, "")) };
    const [, second = "", press = ""] = bookTitle.exec(rest) ?? [];
    if (press !== "") return { name: `${trimSeparators(title)} ${second}`.trim(), publisher: press };
    const [place = ""] = rest.replace(editors, "").split(/\.\s+(?=\S)/u);
    const publisher = trimSeparators(
      place
        .replace(behindPublisher, "")
        .replace(/\.$/u, "")
        .replace(/^\p{Lu}[\p{L} ]{2,20}: (?=\p{Lu})/u, ""),
    );
    return {
      name: trimSeparators(title)
        .replace(/(?<!\.)\.$/u, "")
        .replace(/^[“"«‘](.*)[”"»’]$/u, "$1"),
      publisher: /\p{L}{2}/u.test(publisher) ? publisher : "",
    };
  }
  return undefined;
}

/** Whether a text between references is a group's heading, "Preprints and book chapters", or a note, "* equal contribution". */
const isGroupHeading = (text: string) =>
  text.startsWith("*") || (!/\d/.test(text) && text.split(" ").length <= 6);

/** The references of a list, each with its lines. A part without a number or year belongs to the reference above it. */
function splitReferences(lines: Line[]): { text: string; lines: number[] }[] {
  const isNumbered =
    lines.some(({ text }) => /^\[\d{1,3}\]\s/.test(text)) ||
    lines.filter(({ text }) => numbered.test(text)).length > 1;
  const isBulleted = !isNumbered && lines[0]?.bullet === true;
  const parts =
    isNumbered || isBulleted
      ? lines.map(({ text, id, bullet }) => ({ text, lines: [id], isBullet: bullet }))
      : toParagraphs(lines).map(({ text, lines: from }) => ({ text, lines: from, isBullet: false }));
  const references: { text: string; lines: number[] }[] = [];
  for (const part of parts) {
    const text = part.text.replace(/^\d{1,2}\t/, "").replaceAll("\t", " ");
    const above = references.at(-1);
    const isHeading = isGroupHeading(text) && /[.)]$/.test(above?.text ?? "");
    const isNext = isNumbered
      ? numbered.test(text) || isHeading
      : isBulleted
        ? part.isBullet || isHeading
        : parseReference(text) !== undefined || (/^\P{Ll}/u.test(text) && /\p{L}{3}.* /u.test(text));
    if (!above || isNext) references.push({ text, lines: part.lines });
    else
      references.splice(-1, 1, {
        text: join(above.text, text),
        lines: [...above.lines, ...part.lines],
      });
  }
  return references.filter(({ text }) => /\p{L}{3}/u.test(text));
}

/** Parses a list of references; undefined when most of them are in no common style. */
export function parsePublications(lines: Line[]): ExtractedTree[] | undefined {
  const references = splitReferences(lines)
    .map((one) => ({ ...one, parts: parseReference(one.text) }))
    .filter(({ text, parts }) => parts !== undefined || !isGroupHeading(text));
  const known = references.filter(({ parts }) => parts !== undefined);
  if (known.length === 0 || known.length < references.length * 0.6) return undefined;
  return references.map(({ text, lines: from, parts }) => {
    const { name, publisher } = parts ?? {
      name: trimSeparators(text.replace(/^[([]?\d{1,4}[)\].]*\s+/, "")),
      publisher: "",
    };
    const year = findPeriods(text)
      .map(({ start, end }) => end ?? start)
      .at(-1);
    const [address] = findUrls(text);
    return {
      name: extracted(name, from, parts ? 0.8 : 0.5),
      ...(address ? { url: extracted(address.value, from, 0.8) } : {}),
      ...(publisher ? { publisher: extracted(publisher, from, 0.6) } : {}),
      ...(year ? { releaseDate: extracted(year, from, 0.7) } : {}),
    };
  });
}
