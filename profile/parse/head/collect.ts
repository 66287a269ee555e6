import { type Found, found } from "../found.ts";
import { labelOf } from "../sections/labels.ts";
import {
  asAddress,
  asProfile,
  findAddresses,
  findEmails,
  findIdentityNumbers,
  findPhones,
  networkNames,
} from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { type Address, isKnownPlace, isStreet, readAddress } from "../values/places.ts";
import { squash, tidy, trimMarks } from "../values/text.ts";
import type { Fragment } from "./contact-lines.ts";
import { bareName, isNameLike, properCase } from "./name.ts";
import { isCivilStatus, privateFact, privateLabel, privateSpans, type Withheld } from "./private.ts";

/** Contact data and private facts as they were found, and the fragments that are neither. */
export interface Collected {
  emails: Found[];
  phones: Found[];
  urls: Found[];
  profiles: { network: Found; username?: Found; url?: Found }[];
  places: { address: Address; lines: number[]; sure: number }[];
  withheld: Withheld[];
  name?: Found;
  label?: Found;
  rest: Fragment[];
}

const contactLabels = ["name", "headline", "phone", "email", "address", "web"] as const;

/** Sorts fragments into contact data, private facts and the rest; of personal details nothing but contact data is kept. */
export function collect(fragments: Fragment[], got: Collected, isPersonal: boolean): void {
  for (let at = 0; at < fragments.length; at += 1) {
    const fragment = fragments[at] as Fragment;
    const next = fragments[at + 1];
    const bare = fragment.text.replace(/[:\s]+$/, "");
    const secret = privateLabel(bare);
    if (secret && next && (next.at === fragment.at || /:\s*$/.test(fragment.text) || isPersonal)) {
      got.withheld.push({ kind: secret, value: next.text, lines: [...fragment.lines, ...next.lines] });
      at += 1;
      continue;
    }
    const label = labelOf(bare, contactLabels);
    if (label && next && (next.at === fragment.at || label === "name" || label === "address")) {
      if (takeLabelled(label, next, got)) at += 1;
      continue;
    }
    if (label && bare !== "" && bare.length > 1) continue;
    if (next && next.at !== fragment.at && breaksAtCode(fragment.text, next.text)) {
      const text = `${fragment.text} ${next.text}`;
      takeFragment({ ...fragment, text, lines: [...fragment.lines, ...next.lines] }, got, isPersonal);
      at += 1;
      continue;
    }
    takeFragment(fragment, got, isPersonal);
  }
}

/** Whether a narrow column broke an address between its postal code and its town: "Strandgata 7, 6003" above "Ålesund". */
function breaksAtCode(above: string, below: string): boolean {
  const code = /[,\s]+(?:NO?-)?\d{4}$/.exec(above);
  return (
    code !== null && isStreet(above.slice(0, code.index)) && readAddress(`${above} ${below}`)?.city === below
  );
}

function takeLabelled(
  label: (typeof contactLabels)[number] | string,
  next: Fragment,
  got: Collected,
): boolean {
  if (label === "name") {
    got.name ??= found(properCase(bareName(next.text)), next.lines, 0.97);
    return true;
  }
  if (label === "headline") {
    got.label ??= found(next.text, next.lines, 0.9);
    return true;
  }
  const place =
    label === "address"
      ? (readAddress(next.text) ?? (/\d/.test(next.text) ? { address: next.text } : { city: next.text }))
      : undefined;
  if (!place || findEmails(next.text).length > 0 || findPhones(next.text).length > 0) return false;
  got.places.push({ address: place, lines: next.lines, sure: 0.9 });
  return true;
}

function takeFragment(fragment: Fragment, got: Collected, isPersonal: boolean): void {
  const { lines } = fragment;
  const fact = privateFact(fragment.text);
  if (fact) {
    got.withheld.push({ ...fact, lines });
    return;
  }
  let text = fragment.text;
  for (const span of privateSpans(text).reverse()) {
    got.withheld.push({ kind: span.kind, value: span.value, lines });
    text = text.slice(0, span.from) + text.slice(span.to);
  }
  const linked = fragment.links.find((link) => /^mailto:/i.test(link))?.replace(/^mailto:|\?.*$/gi, "");
  for (const email of findEmails(text)) {
    // A narrow column breaks an address anywhere; the link behind it has it whole.
    if (linked?.startsWith(email.value) && findEmails(linked).length === 1) {
      if (!got.emails.some(({ value }) => value === linked)) got.emails.push(found(linked, lines, 0.98));
    } else if (!got.emails.some(({ value }) => value === email.value))
      got.emails.push(found(email.value, lines, 0.98));
    text = text.replace(email.value, " ");
  }
  const addresses = findAddresses(text);
  takeAddresses(
    addresses.map(({ value }) => value),
    fragment,
    got,
  );
  for (const { from, to } of addresses.reverse()) text = `${text.slice(0, from)} ${text.slice(to)}`;
  if (findIdentityNumbers(text).length === 0) {
    for (const phone of findPhones(text)) {
      got.phones.push(found(tidy(phone.value), lines, 0.95));
      text = text.replace(phone.value, " ");
    }
  }
  // What was only the name of what was taken: "Privat: kari@post.example".
  if (text !== fragment.text && /^[^:]{1,28}:\s*$/.test(text)) return;
  text = stripLabels(text, got, fragment);
  if (text === "") return;
  if (isCivilStatus(text) && (isPersonal || text.split(" ").length <= 4)) {
    got.withheld.push({ kind: "civil-status", value: text, lines });
    return;
  }
  if (isLoneBirthDate(text)) {
    got.withheld.push({ kind: "birth-date", value: text, lines });
    return;
  }
  const wasContact = text !== fragment.text && fragment.text.length - text.length > 4;
  const place = text.length < 100 ? readAddress(text) : undefined;
  if (place && Object.keys(place).length > 0 && !(isNameLike(text) && !isKnownPlace(text))) {
    got.places.push({ address: place, lines, sure: 0.9 });
    return;
  }
  if (isStreet(text)) {
    got.places.push({ address: { address: text }, lines, sure: 0.8 });
    return;
  }
  if (wasContact && text.length < 4) return;
  got.rest.push({ ...fragment, text });
}

function isLoneBirthDate(text: string): boolean {
  const [period] = findPeriods(text);
  return (
    period?.single === true &&
    (period.start?.length ?? 0) === 10 &&
    trimMarks(text.slice(0, period.from) + text.slice(period.to)) === "" &&
    Number(period.start?.slice(0, 4)) < new Date().getFullYear() - 13
  );
}

const networkWord = new RegExp(`(?<![\\p{L}])(${networkNames.join("|")})(?![\\p{L}])`, "iu");

/** Takes "Tlf.", "E-post:" and the like away, and names of networks with the user name beside them. */
function stripLabels(given: string, got: Collected, { lines }: Fragment): string {
  let text = trimMarks(given.replace(/\(\s*\)/g, " "));
  const network = networkWord.exec(text)?.[1];
  if (network && text.length < 70) {
    const user = trimMarks(text.replace(network, " ").replace(/[()@:/]/g, " "));
    const name = networkNames.find((one) => one.toLowerCase() === network.toLowerCase()) ?? network;
    const known = got.profiles.find((profile) => profile.network.value === name);
    if (/^[\p{L}\p{N}._-]{3,60}$/u.test(user) && !known)
      got.profiles.push({ network: found(name, lines), username: found(user, lines, 0.8) });
    if (user === "" || /^[\p{L}\p{N}._-]+$/u.test(user) || labelOf(user)) return "";
  }
  for (let round = 0; round < 3; round += 1) {
    const parts = /^([^:]{1,28}?)(?:\s*[:.]\s*|$)(.*)$/su.exec(text);
    if (!parts || !labelOf(parts[1] ?? "", contactLabels)) break;
    if (labelOf(parts[1] ?? "", contactLabels) === "name" && parts[2]) {
      got.name ??= found(properCase(bareName(parts[2])), lines, 0.97);
      return "";
    }
    if (labelOf(parts[1] ?? "", ["headline"]) && parts[2]) {
      got.label ??= found(trimMarks(parts[2]), lines, 0.9);
      return "";
    }
    if (labelOf(parts[1] ?? "", ["address"]) && parts[2]) {
      got.places.push({
        address:
          readAddress(parts[2]) ??
          (/\d/.test(parts[2]) ? { address: trimMarks(parts[2]) } : { city: trimMarks(parts[2]) }),
        lines,
        sure: 0.9,
      });
      return "";
    }
    text = trimMarks(parts[2] ?? "");
  }
  return text;
}

function takeAddresses(shown: string[], { links, text, lines }: Fragment, got: Collected): void {
  const targets = links.filter((link) => /^https?:/i.test(link));
  const mail = links
    .find((link) => /^mailto:/i.test(link))
    ?.replace(/^mailto:/i, "")
    .replace(/\?.*$/, "");
  if (
    mail &&
    findEmails(text).length === 0 &&
    findEmails(mail).length === 1 &&
    !got.emails.some(({ value }) => value === mail)
  )
    got.emails.push(found(mail, lines, 0.9));
  const whole = shown.map((address) => targets.find((target) => isBeginning(address, target)) ?? address);
  const others = targets.filter(
    (target) => !whole.some((address) => isBeginning(address, target) || isBeginning(target, address)),
  );
  for (const address of [...whole, ...others]) takeAddress(address, lines, got);
}

const isBeginning = (short: string, long: string) =>
  squash(long.replace(/^https?:\/\/(www\.)?/, "")).startsWith(
    squash(short.replace(/^https?:\/\/(www\.)?/, "")),
  );

function takeAddress(address: string, lines: number[], got: Collected): void {
  if (!URL.canParse(asAddress(address))) return;
  const profile = asProfile(address);
  if (!profile) {
    if (!got.urls.some(({ value }) => isBeginning(value, address))) got.urls.push(found(address, lines));
    return;
  }
  const known = got.profiles.find(({ network }) => network.value === profile.network);
  const entry = {
    network: found(profile.network, lines),
    ...(profile.username ? { username: found(profile.username, lines) } : {}),
    url: found(profile.url, lines),
  };
  if (known)
    Object.assign(known, {
      ...entry,
      ...(known.username && !profile.username ? { username: known.username } : {}),
    });
  else got.profiles.push(entry);
}
