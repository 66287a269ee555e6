import { join } from "../entries/paragraphs.ts";
import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import type { Withheld } from "../private/withheld.ts";
import type { Line } from "../source.ts";
import { isMobileNumber } from "../values/contacts.ts";
import { comparisonKey } from "../values/text.ts";
import { type ContactData, collectContactData } from "./contact-data.ts";
import { type Fragment, splitContactLines } from "./contact-lines.ts";
import {
  emailAgreement,
  isDocumentTitle,
  looksLikeJobTitle,
  looksLikeName,
  normalizeNameCase,
  splitGluedName,
  stripNameExtras,
} from "./name.ts";

/** What the head, the contact section and the personal details of a CV contain. */
export interface Head {
  basics: { [field: string]: ExtractedTree | undefined; label: Extracted | undefined };
  withheld: Withheld[];
}

/**
 * Parses the owner's name, headline, contact data and location.
 * @param lines lines before the first heading and below "Contact"
 * @param personal lines below "Personal details", of which only contact data is used
 * @param labelled name and headline found by the labeller
 * @param elsewhere lines that may have the name if none of these agrees with the e-mail address
 */
export function parseHead(
  lines: Line[],
  personal: Line[],
  labelled: { name?: Extracted; label?: Extracted } = {},
  elsewhere: Line[] = [],
): Head {
  const contactData: ContactData = {
    emails: [],
    phones: [],
    urls: [],
    profiles: [],
    places: [],
    withheld: [],
    rest: [],
  };
  collectContactData(splitContactLines(lines), contactData, false);
  const open = contactData.rest;
  contactData.rest = [];
  collectContactData(splitContactLines(personal), contactData, true);
  const personalRest = contactData.rest;
  contactData.rest = open;
  const email = contactData.emails[0];
  const others = open.concat(personalRest);
  const found =
    contactData.name ??
    joinNames(contactData) ??
    preferAgreeing(labelled.name, findName(others, email?.value), email?.value);
  const isDoubtful = found === undefined || emailAgreement(found.value, email?.value) === 0;
  const name = (isDoubtful ? findNameByEmail(elsewhere, email?.value) : undefined) ?? found;
  const rest = open.filter(
    (fragment) =>
      !name ||
      !fragment.lines.some((line) => name.lines.includes(line)) ||
      !comparisonKey(name.value).includes(comparisonKey(fragment.text)),
  );
  const label = contactData.label ?? labelled.label;
  const location = findLocation(contactData, rest, label);
  return {
    basics: {
      name,
      label,
      email,
      phone: contactData.phones.find(({ value }) => isMobileNumber(value)) ?? contactData.phones[0],
      url: contactData.urls[0],
      location,
      profiles: contactData.profiles.length > 0 ? contactData.profiles : undefined,
    },
    withheld: contactData.withheld,
  };
}

/** First and last name of a form that asks for each. */
function joinNames({ firstName, lastName }: ContactData): Extracted | undefined {
  if (!firstName || !lastName) return undefined;
  const lines = [...firstName.lines, ...lastName.lines];
  return extracted(`${firstName.value} ${lastName.value}`, lines, 0.97);
}

/** The labelled name, unless only the other one agrees with the e-mail address: a form may begin with a firm's name. */
function preferAgreeing(
  labelled: Extracted | undefined,
  found: Extracted | undefined,
  email: string | undefined,
): Extracted | undefined {
  if (!labelled || !found || labelled.value.includes(found.value)) return labelled ?? found;
  const agrees = ({ value }: Extracted) => emailAgreement(value, email) > 0.4;
  return agrees(found) && !agrees(labelled) ? found : labelled;
}

/** The first name in some lines of which at least two words stand in the e-mail address. */
function findNameByEmail(lines: Line[], email: string | undefined): Extracted | undefined {
  if (!email) return undefined;
  for (const { cells, id } of lines)
    for (const { text } of cells) {
      if (text.length > 80) continue;
      const [value = ""] = text.replace(/^[^:]{2,20}:\s+/, "").split(/,\s/);
      const name = stripNameExtras(value);
      const count = name.split(" ").filter((word) => word.length > 1).length;
      // Not "Prøve K", as publications name their authors.
      const isWhole = looksLikeName(name) && !looksLikeJobTitle(name) && !/\s\p{Lu}\.?$/u.test(name);
      if (isWhole && emailAgreement(name, email) * count >= 2)
        return extracted(normalizeNameCase(name), [id], 0.7);
    }
  return undefined;
}

/** The texts of two to four lines of one style, into which a narrow column may break a name. */
function joinFragments(rest: Fragment[], from: number): { text: string; lines: number[] }[] {
  const joined: { text: string; lines: number[] }[] = [];
  const first = rest[from];
  if (!first?.isWholeLine) return joined;
  let { raw: text, lines } = first;
  for (const [offset, next] of rest.slice(from + 1, from + 4).entries()) {
    const isBelow = next.isWholeLine && next.style === first.style && next.row === first.row + offset + 1;
    if (!isBelow || next.text.split(" ").length > 3 || looksLikeJobTitle(next.text)) break;
    text = join(text, next.text);
    lines = [...lines, ...next.lines];
    joined.push({ text, lines });
  }
  return first.text.split(" ").length <= 3 ? joined : [];
}

function findName(rest: Fragment[], email: string | undefined): Extracted | undefined {
  const largest = Math.max(...rest.map(({ size }) => size), 1);
  const candidates = rest.flatMap((fragment, index) => {
    const plainText = stripNameExtras(fragment.text).split(/,\s/)[0] ?? "";
    const glued = splitGluedName(plainText, email);
    const broken = fragment.size >= largest * 0.95 ? joinFragments(rest, index) : [];
    // Some designs write everything in small letters.
    const isSmall = plainText === plainText.toLowerCase() && emailAgreement(plainText, email) > 0.6;
    const cased = isSmall ? normalizeNameCase(plainText.toUpperCase()) : "";
    const texts = [plainText, glued ?? "", cased].filter((text) => looksLikeName(text));
    const list = texts.map((text) => ({ text, fragment, lines: fragment.lines, index }));
    for (const { text, lines } of broken)
      if (looksLikeName(text)) list.push({ text, fragment, lines, index });
    return list;
  });
  const scored = candidates.map((candidate) => {
    const { fragment, text, index } = candidate;
    const work = looksLikeJobTitle(text) ? 2.5 : 0;
    const place =
      (fragment.size / largest) * 3 +
      (index === 0 ? 2 : index < 3 ? 1 : 0) +
      (fragment.column === 0 ? 0.5 : 0) +
      (fragment.strong ? 0.4 : 0);
    return {
      ...candidate,
      score:
        place +
        emailAgreement(text, email) * 3 -
        work +
        (text.includes(" ") && candidate.lines.length > 1 ? 0.2 : 0),
    };
  });
  const [best, second] = scored.sort((a, b) => b.score - a.score);
  if (best && best.score > 1.5)
    return extracted(
      normalizeNameCase(best.text),
      best.lines,
      second && best.score - second.score < 0.7 ? 0.7 : 0.95,
    );
  const [lead] = rest.filter(
    (fragment) =>
      fragment.size >= largest * 0.95 &&
      /^[\p{Lu}][\p{L} .'’-]{1,40}$/u.test(fragment.text) &&
      !isDocumentTitle(fragment.text),
  );
  return lead ? extracted(normalizeNameCase(lead.text), lead.lines, 0.4) : undefined;
}

function findLocation(
  { places, emails, phones, urls }: ContactData,
  rest: Fragment[],
  label: Extracted | undefined,
): ExtractedTree | undefined {
  const weight = ({ address }: ContactData["places"][number]) =>
    Object.keys(address).length + (address.postalCode ? 1 : 0);
  const [first] = [...places].sort((a, b) => weight(b) - weight(a));
  const merged: { [field: string]: ExtractedTree | undefined } = {};
  for (const { address, lines, confidence } of first
    ? [first, ...places.filter((place) => place !== first)]
    : [])
    for (const [field, value] of Object.entries(address))
      merged[field] ??= extracted(value as string, lines, confidence);
  // "27 Test Street, Suburb" above "Cape Town": what follows the street is a part of the town.
  const below = places.find(
    ({ address, lines: [line] }) =>
      Object.keys(address).join() === "city" && line === (first?.lines.at(-1) ?? 0) + 1,
  );
  if (below && first?.address.address && !first.address.postalCode)
    merged.city = extracted(below.address.city ?? "", below.lines, below.confidence);
  if (merged.city) return merged;
  const reachable = new Set([...emails, ...phones, ...urls].flatMap((value) => value.lines));
  const isNearContactData = ({ lines }: Fragment) =>
    lines.some((line) => reachable.has(line - 1) || reachable.has(line + 1));
  const lone = rest.find(
    (fragment) =>
      fragment.text !== label?.value &&
      /^\p{Lu}[\p{L}-]{2,24}(?:,\s\p{Lu}[\p{L} ]{2,24})?$/u.test(fragment.text) &&
      (!fragment.isWholeLine || /,/.test(fragment.text) || isNearContactData(fragment)) &&
      // A heading in another language
      !isAllCaps(fragment.text) &&
      !looksLikeJobTitle(fragment.text),
  );
  if (lone) merged.city = extracted(lone.text.split(",")[0] ?? "", lone.lines, 0.45);
  return Object.keys(merged).length > 0 ? merged : undefined;
}
