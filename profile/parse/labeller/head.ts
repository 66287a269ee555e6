import { join } from "../entries/paragraphs.ts";
import { type Extracted, extracted } from "../extracted.ts";
import {
  emailAgreement,
  isDocumentTitle,
  looksLikeJobTitle,
  looksLikeName,
  normalizeNameCase,
  stripNameExtras,
} from "../head/name.ts";
import { detectHeading } from "../sections/headings.ts";
import { findEmails, findPhones, findUrls } from "../values/contacts.ts";
import { isKnownPlace } from "../values/places.ts";
import type { LabelledUnit } from "./labeller.ts";

/** The title of a form: "Crew Application Form", "Candidate Profile". */
const formTitle =
  /(?:^|\s)(?:form|application|profile|submission|registration|council|skjema|søknad|søkerprofil|bio-?data)$/iu;

/** The name and headline that the labeller found with enough confidence. */
export function findLabelledHead(units: LabelledUnit[]): { name?: Extracted; label?: Extracted } {
  const own = withoutRunningHead(units);
  const whole = joinUnits(own, "name", 0.8) ?? joinUnits(own.filter(isLarge), "name", 0.5);
  const name = whole && withSecondHalf(withNextLine(whole, own), own);
  const others = own.filter(
    ({ label, line, text }) =>
      !(label === "headline" && name?.lines.at(-1) === line.id && name.value.endsWith(` ${text}`)),
  );
  const label = joinUnits(others, "headline", 0.7) ?? joinUnits(others, "headline", 0.4);
  // Some designs write everything in small letters.
  const cased =
    name && name.value === name.value.toLowerCase()
      ? normalizeNameCase(name.value.toUpperCase())
      : name?.value;
  const plain = cased && stripNameExtras(cased);
  return {
    ...(name && plain && looksLikeName(plain) && !formTitle.test(plain)
      ? { name: { ...name, value: normalizeNameCase(plain) } }
      : {}),
    ...(label && !isDocumentTitle(label.value) ? { label } : {}),
  };
}

/** Type as large as that of a name across the top of a page. */
const isLarge = ({ line }: LabelledUnit) => line.size >= 24;

/** The units without "CV – K. Testdal" above the name. */
function withoutRunningHead(units: LabelledUnit[]): LabelledUnit[] {
  const [title, short, name] = units;
  const isRepeated = title?.label === "title" && short?.label === "name" && short.row === title.row;
  return isRepeated && name?.label === "name" && name.row > short.row ? units.slice(2) : units;
}

const findOwnEmail = (units: LabelledUnit[]) =>
  units.map(({ text }) => findEmails(text)[0]?.value).find((value) => value !== undefined);

/** A name over two lines of the same style, of which the e-mail address has both. */
function withNextLine(name: Extracted, units: LabelledUnit[]): Extracted {
  const at = units.findIndex(({ label, text }) => label === "name" && text === name.value);
  const [first, second] = [units[at], units[at + 1]];
  const email = findOwnEmail(units);
  // moderncv puts the headline behind the name: "Kari Prøve" above "Testdal | Kokk".
  const isBeforeHeadline = second?.index === 0 && /^ \|/.test(second.line.text.slice(second.to));
  if (!first || !second || first.count > 1 || second.row !== first.row + 1) return name;
  if (second.count > 1 && !isBeforeHeadline) return name;
  const both = join(name.value, second.text);
  const isOneName =
    second.style === first.style &&
    second.line.column === first.line.column &&
    second.text.split(" ").length <= 2 &&
    looksLikeName(both) &&
    !looksLikeJobTitle(second.text) &&
    (emailAgreement(both, email) > emailAgreement(name.value, email) ||
      (isBeforeHeadline && !/[^\p{L}'’-]/u.test(second.text)));
  return isOneName ? { ...name, value: both, lines: [...name.lines, second.line.id] } : name;
}

/** A name in large type whose second half stands lower, both beside an address. */
function withSecondHalf(name: Extracted, units: LabelledUnit[]): Extracted {
  const first = units.find(({ label }) => label === "name");
  const words = name.value.replace(/^(?:dr|prof|mr|mrs|ms)\.? /i, "").split(" ");
  if (!first || first.text !== name.value || first.line.size < 16) return name;
  const email = findOwnEmail(units);
  const [, domain = ""] = email?.split("@") ?? [];
  const agreesMore = (text: string) =>
    emailAgreement(join(name.value, text), email) > emailAgreement(name.value, email) ||
    domain.startsWith(text.toLowerCase());
  const mayBeHalf = (first.count > 1 || isLarge(first)) && words.length <= 2;
  const second = units.find(
    ({ row, index, cell, text, label }) =>
      row > first.row &&
      row <= first.row + 3 &&
      index === 0 &&
      cell.style === first.cell.style &&
      (label === "name" || (mayBeHalf && !/^head/.test(label) && (words.length === 1 || agreesMore(text)))) &&
      text.split(" ").length <= 2 &&
      !text.includes(words[0] ?? "") &&
      !looksLikeJobTitle(text) &&
      !detectHeading(text) &&
      !isKnownPlace(text),
  );
  if (!second || !looksLikeName(join(name.value, second.text))) return name;
  return { ...name, value: join(name.value, second.text), lines: [...name.lines, second.line.id] };
}

/** Whether a unit is part of the headline although the model does not know it: "Sivilingeniør – vannkraft og dam". */
function isRestOfHeadline(last: LabelledUnit, unit: LabelledUnit): boolean {
  const { cell, text, label, probability, line, row, count } = unit;
  const isOther = label === "name" || label === "label" || label === "personal";
  const isWrapped =
    row === last.row + 1 &&
    count === 1 &&
    unit.style === last.style &&
    (line.text.startsWith("(") || /[–—-]$/.test(last.line.text));
  const isContact =
    (label === "contact" && probability > 0.9 && !isWrapped) ||
    [findEmails, findPhones, findUrls].some((find) => find(text).length > 0);
  return (cell === last.cell || isWrapped) && !isOther && !isContact && !isKnownPlace(text);
}

/** The text of the first run of units with a label. */
function joinUnits(units: LabelledUnit[], label: string, minProbability: number): Extracted | undefined {
  let start = units.findIndex((unit) => unit.label === label && unit.probability >= minProbability);
  // Its first words may be less certain.
  while (start > 0 && units[start - 1]?.label === label) start -= 1;
  const first = units[start];
  if (!first) return undefined;
  let text = first.text;
  let last = first;
  const lines = [first.line.id];
  for (const unit of units.slice(start + 1)) {
    const isApart = unit.row === last.row && unit.before === "tab" && unit.cell.style !== last.cell.style;
    const isNext = unit.row - last.row <= 1 && unit.line.column === first.line.column && !isApart;
    const isSame = unit.label === label || (label === "headline" && isRestOfHeadline(last, unit));
    if (!isNext || !isSame) break;
    text =
      unit.row === last.row
        ? text + unit.line.text.slice(last.to, unit.to).replaceAll("\t", " ")
        : join(text, unit.line.text.startsWith("(") ? `(${unit.text}` : unit.text);
    lines.push(unit.line.id);
    last = unit;
  }
  const rest = last.index === last.count - 1 ? (/^\)/.exec(last.line.text.slice(last.to))?.[0] ?? "") : "";
  return extracted(text + rest, lines, first.probability > 0.95 ? 0.92 : 0.7);
}
