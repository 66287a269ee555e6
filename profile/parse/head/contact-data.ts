import { type Extracted, extracted } from "../extracted.ts";
import { findDisclosureRemark } from "../private/disclosures.ts";
import { isCivilStatus } from "../private/family.ts";
import { findPrivateFact, kindOfValue, privateLabelKind } from "../private/labelled.ts";
import { findPrivateSpans } from "../private/spans.ts";
import type { Withheld } from "../private/withheld.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel } from "../sections/labels.ts";
import {
  findEmails,
  findIdentityNumbers,
  findPhones,
  findUrls,
  networkNames,
  parseProfileUrl,
  toUrl,
} from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import {
  type Address,
  isKnownPlace,
  isStreet,
  parseAddress,
  parseUnknownAddress,
  startsWithPostBox,
} from "../values/places.ts";
import { collapseSpaces, comparisonKey, trimSeparators } from "../values/text.ts";
import type { Fragment } from "./contact-lines.ts";
import { looksLikeName, normalizeNameCase, stripNameExtras } from "./name.ts";

/** Contact data and private facts, and the fragments that are neither. */
export interface ContactData {
  emails: Extracted[];
  phones: Extracted[];
  urls: Extracted[];
  profiles: { network: Extracted; username?: Extracted; url?: Extracted }[];
  places: { address: Address; lines: number[]; confidence: number }[];
  withheld: Withheld[];
  name?: Extracted;
  firstName?: Extracted;
  lastName?: Extracted;
  label?: Extracted;
  rest: Fragment[];
}

const contactLabels = [
  "name",
  "firstName",
  "lastName",
  "headline",
  "phone",
  "email",
  "address",
  "web",
] as const;

/** Sorts fragments into contact data, private facts and the rest. Of personal details, only contact data is used. */
export function collectContactData(
  fragments: Fragment[],
  contactData: ContactData,
  isPersonal: boolean,
): void {
  for (let index = 0; index < fragments.length; index += 1) {
    const fragment = fragments[index] as Fragment;
    const next = fragments[index + 1];
    const bare = fragment.text.replace(/[:\s]+$/, "");
    const secret = privateLabelKind(bare);
    if (secret && next && (next.row === fragment.row || /:\s*$/.test(fragment.text) || isPersonal)) {
      contactData.withheld.push({
        kind: kindOfValue(secret, next.text),
        value: next.text,
        lines: [...fragment.lines, ...next.lines],
      });
      index += 1;
      // "Fødselsdato/sted" above the date and the town.
      const place = fragments[index + 1];
      if (secret === "birthplace" && /\d/.test(next.text) && place?.isWholeLine && isKnownPlace(place.text)) {
        contactData.withheld.push({ kind: "birthplace", value: place.text, lines: place.lines });
        index += 1;
      }
      continue;
    }
    const label = findLabel(bare, contactLabels);
    if (label && next && (next.row === fragment.row || label === "name" || label === "address")) {
      if (collectLabelledValue(label, next, contactData)) index += 1;
      continue;
    }
    if (label && bare !== "" && bare.length > 1) continue;
    if (next && next.row !== fragment.row && isBrokenAfterPostcode(fragment.text, next.text)) {
      const text = `${fragment.text} ${next.text}`;
      collectFragment(
        { ...fragment, text, lines: [...fragment.lines, ...next.lines] },
        contactData,
        isPersonal,
      );
      index += 1;
      continue;
    }
    collectFragment(fragment, contactData, isPersonal);
  }
}

/** Whether an address wraps between postcode and town: "Strandgata 7, 6003" above "Ålesund". */
function isBrokenAfterPostcode(above: string, below: string): boolean {
  const address = above.replace(/^[^:]{1,28}:\s*/, "");
  const code = /[,\s]+(?:NO?-)?\d{4}$/.exec(address);
  return (
    code !== null &&
    !isLoneBirthDate(above) &&
    isStreet(address.slice(0, code.index)) &&
    parseAddress(`${address} ${below}`)?.city === below
  );
}

function collectLabelledValue(
  label: (typeof contactLabels)[number] | string,
  next: Fragment,
  contactData: ContactData,
): boolean {
  if (label === "name") {
    contactData.name ??= extracted(normalizeNameCase(stripNameExtras(next.text)), next.lines, 0.97);
    return true;
  }
  if (label === "firstName" || label === "lastName") {
    contactData[label] ??= extracted(normalizeNameCase(stripNameExtras(next.text)), next.lines, 0.97);
    return true;
  }
  if (label === "headline") {
    contactData.label ??= extracted(next.text, next.lines, 0.9);
    return true;
  }
  // "Home" and "Projects" are links of a web page.
  const place =
    label === "address" && detectHeading(next.text) === undefined
      ? (parseAddress(next.text) ?? parseUnknownAddress(next.text))
      : undefined;
  if (!place || findEmails(next.text).length > 0 || findPhones(next.text).length > 0) return false;
  contactData.places.push({ address: place, lines: next.lines, confidence: 0.9 });
  return true;
}

/** In the foot of the forms of Europass, NAV and FINN, not an address of the owner. */
const templateHost =
  /(?:europass(?:\.cedefop)?|cedefop)\.europa\.eu|(?<![\w-])(?:arbeidsplassen(?:\.nav)?|finn)\.no(?![\w-])/i;

/** The number of a researcher at orcid.org. */
const orcid = /(?<![\d/-])\d{4}-\d{4}-\d{4}-\d{3}[\dX](?![\d-])/u;

/** To whom a mail with the CV was sent. */
const mailRecipient = /^(?:to|til|cc|kopi)\s?:\s\S+@/i;

function collectFragment(fragment: Fragment, contactData: ContactData, isPersonal: boolean): void {
  const { lines } = fragment;
  if (mailRecipient.test(fragment.text)) return;
  const fact = findPrivateFact(fragment.text);
  if (fact) {
    contactData.withheld.push({ ...fact, lines });
    return;
  }
  let text = fragment.text;
  for (const span of findPrivateSpans(text).reverse()) {
    contactData.withheld.push({ kind: span.kind, value: span.value, lines });
    text = text.slice(0, span.from) + text.slice(span.to);
  }
  const linked = fragment.links.find((link) => /^mailto:/i.test(link))?.replace(/^mailto:|\?.*$/gi, "");
  for (const email of findEmails(text)) {
    // A narrow column can break an e-mail address anywhere; its link has the whole address.
    if (linked?.startsWith(email.value) && findEmails(linked).length === 1) {
      if (!contactData.emails.some(({ value }) => value === linked))
        contactData.emails.push(extracted(linked, lines, 0.98));
    } else if (!contactData.emails.some(({ value }) => value === email.value))
      contactData.emails.push(extracted(email.value, lines, 0.98));
    text = text.replace(email.value, " ");
  }
  const addresses = findUrls(text);
  collectUrls(
    addresses.map(({ value }) => value),
    fragment,
    contactData,
  );
  for (const { from, to } of addresses.reverse()) text = `${text.slice(0, from)} ${text.slice(to)}`;
  const [researcher] = orcid.exec(text) ?? [];
  if (researcher) {
    collectUrl(`https://orcid.org/${researcher}`, lines, contactData);
    text = trimSeparators(text.replace(orcid, " ").replace(/(?<!\p{L})ORCID(?: iD)?:?/iu, " "));
    if (text === "") return;
  }
  if (findIdentityNumbers(text).length === 0) {
    for (const phone of findPhones(text)) {
      contactData.phones.push(extracted(collapseSpaces(phone.value), lines, 0.95));
      text = text.replace(phone.value, " ");
    }
  }
  // Only a label is left, such as "Privat:" after its e-mail address was removed.
  if (text !== fragment.text && /^[^:]{1,28}:\s*$/.test(text)) return;
  text = stripLabels(text, contactData, fragment);
  if (text === "") return;
  if (isCivilStatus(text) && (isPersonal || text.split(" ").length <= 4)) {
    contactData.withheld.push({ kind: "civil-status", value: text, lines });
    return;
  }
  const told = isPersonal ? findDisclosureRemark(text) : undefined;
  if (told) {
    contactData.withheld.push({ kind: told, value: text, lines });
    return;
  }
  if (isLoneBirthDate(text)) {
    contactData.withheld.push({ kind: "birth-date", value: text, lines });
    return;
  }
  const wasContact = text !== fragment.text && fragment.text.length - text.length > 4;
  const place = text.length < 100 ? parseAddress(text) : undefined;
  if (place && Object.keys(place).length > 0 && !(looksLikeName(text) && !isKnownPlace(text))) {
    contactData.places.push({ address: place, lines, confidence: 0.9 });
    return;
  }
  if (isStreet(text)) {
    contactData.places.push({ address: { address: text }, lines, confidence: 0.8 });
    return;
  }
  if (wasContact && text.length < 4) return;
  contactData.rest.push({ ...fragment, text });
}

function isLoneBirthDate(text: string): boolean {
  const [period] = findPeriods(text);
  return (
    period?.single === true &&
    (period.start?.length ?? 0) === 10 &&
    trimSeparators(text.slice(0, period.from) + text.slice(period.to)) === "" &&
    Number(period.start?.slice(0, 4)) < new Date().getFullYear() - 13
  );
}

const networkWord = new RegExp(`(?<![\\p{L}])(${networkNames.join("|")})(?![\\p{L}])`, "iu");

/** Removes labels such as "Tlf." and "E-post:", and names of networks with their user names. */
function stripLabels(given: string, contactData: ContactData, { lines }: Fragment): string {
  let text = trimSeparators(given.replace(/\(\s*\)/g, " "));
  const network = networkWord.exec(text)?.[1];
  if (network && text.length < 70) {
    const user = trimSeparators(text.replace(network, " ").replace(/[()@:/]/g, " "));
    const name = networkNames.find((one) => one.toLowerCase() === network.toLowerCase()) ?? network;
    const known = contactData.profiles.find((profile) => profile.network.value === name);
    if (/^[\p{L}\p{N}._-]{3,60}$/u.test(user) && !known)
      contactData.profiles.push({ network: extracted(name, lines), username: extracted(user, lines, 0.8) });
    if (user === "" || /^[\p{L}\p{N}._-]+$/u.test(user) || findLabel(user)) return "";
  }
  for (let round = 0; round < 3; round += 1) {
    const parts = /^([^:]{1,28}?)(?:\s*[:.]\s*|$)(.*)$/su.exec(text);
    if (!parts || !findLabel(parts[1] ?? "", contactLabels) || startsWithPostBox(text)) break;
    if (findLabel(parts[1] ?? "", contactLabels) === "name" && parts[2]) {
      contactData.name ??= extracted(normalizeNameCase(stripNameExtras(parts[2])), lines, 0.97);
      return "";
    }
    const part = findLabel(parts[1] ?? "", ["firstName", "lastName"]);
    if ((part === "firstName" || part === "lastName") && parts[2]) {
      contactData[part] ??= extracted(normalizeNameCase(parts[2]), lines, 0.97);
      return "";
    }
    if (findLabel(parts[1] ?? "", ["headline"]) && parts[2]) {
      contactData.label ??= extracted(trimSeparators(parts[2]), lines, 0.9);
      return "";
    }
    if (findLabel(parts[1] ?? "", ["address"]) && parts[2]) {
      contactData.places.push({
        address: parseAddress(parts[2]) ?? parseUnknownAddress(trimSeparators(parts[2])),
        lines,
        confidence: 0.9,
      });
      return "";
    }
    text = trimSeparators(parts[2] ?? "");
  }
  return text;
}

function collectUrls(shown: string[], { links, text, lines }: Fragment, contactData: ContactData): void {
  const targets = links.filter((link) => /^https?:/i.test(link));
  const mail = links
    .find((link) => /^mailto:/i.test(link))
    ?.replace(/^mailto:/i, "")
    .replace(/\?.*$/, "");
  if (
    mail &&
    findEmails(text).length === 0 &&
    findEmails(mail).length === 1 &&
    !contactData.emails.some(({ value }) => value === mail)
  )
    contactData.emails.push(extracted(mail, lines, 0.9));
  const whole = shown.map((address) => targets.find((target) => isUrlPrefix(address, target)) ?? address);
  const others = targets.filter(
    (target) => !whole.some((address) => isUrlPrefix(address, target) || isUrlPrefix(target, address)),
  );
  for (const address of [...whole, ...others]) collectUrl(address, lines, contactData);
}

const isUrlPrefix = (short: string, long: string) =>
  comparisonKey(long.replace(/^https?:\/\/(www\.)?/, "")).startsWith(
    comparisonKey(short.replace(/^https?:\/\/(www\.)?/, "")),
  );

function collectUrl(address: string, lines: number[], contactData: ContactData): void {
  if (!URL.canParse(toUrl(address)) || templateHost.test(address)) return;
  const profile = parseProfileUrl(address);
  if (!profile) {
    if (!contactData.urls.some(({ value }) => isUrlPrefix(value, address)))
      contactData.urls.push(extracted(address, lines));
    return;
  }
  const known = contactData.profiles.find(({ network }) => network.value === profile.network);
  const entry = {
    network: extracted(profile.network, lines),
    ...(profile.username ? { username: extracted(profile.username, lines) } : {}),
    url: extracted(profile.url, lines),
  };
  if (known)
    Object.assign(known, {
      ...entry,
      ...(known.username && !profile.username ? { username: known.username } : {}),
    });
  else contactData.profiles.push(entry);
}
