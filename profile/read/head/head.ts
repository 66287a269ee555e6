import { join } from "../entries/paragraphs.ts";
import { type Found, found, type Tree } from "../found.ts";
import { labelOf } from "../sections/labels.ts";
import type { Line } from "../source.ts";
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
import { type Fragment, fragmentsOf } from "./contact-lines.ts";
import {
  agreement,
  bareName,
  isDocumentTitle,
  isNameLike,
  properCase,
  soundsLikeWork,
  splitGlued,
} from "./name.ts";
import { isCivilStatus, privateFact, privateLabel, privateSpans, type Withheld } from "./private.ts";

/** What stands at the head of a CV, in its contact part and among its personal details. */
export interface Head {
  basics: { [field: string]: Tree | undefined };
  withheld: Withheld[];
}

interface Collected {
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

/**
 * Reads who the CV is of and how they are reached.
 * @param lines those before the first heading and below "Contact"
 * @param personal those below "Personal details", of which nothing but contact data goes on
 */
export function readHead(lines: Line[], personal: Line[]): Head {
  const got: Collected = {
    emails: [],
    phones: [],
    urls: [],
    profiles: [],
    places: [],
    withheld: [],
    rest: [],
  };
  collect(fragmentsOf(lines), got, false);
  const open = got.rest;
  got.rest = [];
  collect(fragmentsOf(personal), got, true);
  const nameHidden = got.rest;
  got.rest = open;
  const email = got.emails[0];
  const name = got.name ?? nameOf(open.concat(nameHidden), email?.value);
  const rest = open.filter(
    (fragment) =>
      !name ||
      !fragment.lines.some((line) => name.lines.includes(line)) ||
      !name.value.toLowerCase().includes(fragment.text.toLowerCase()),
  );
  const summary = summaryOf(rest);
  const left = rest.filter(({ lines: from }) => !summary?.lines.some((line) => from.includes(line)));
  const label = got.label ?? (name && labelAfter(left, name, open));
  const location = locationOf(got, left, label);
  return {
    basics: {
      name,
      label,
      email,
      phone: got.phones[0],
      url: got.urls[0],
      summary,
      location,
      profiles: got.profiles.length > 0 ? got.profiles : undefined,
    },
    withheld: got.withheld,
  };
}

function collect(fragments: Fragment[], got: Collected, isPersonal: boolean): void {
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
    takeFragment(fragment, got, isPersonal);
  }
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

function nameOf(rest: Fragment[], email: string | undefined): Found | undefined {
  const largest = Math.max(...rest.map(({ size }) => size), 1);
  const candidates = rest.flatMap((fragment, index) => {
    const plainText = bareName(fragment.text).split(/,\s/)[0] ?? "";
    const glued = splitGlued(plainText, email);
    const next = rest[index + 1];
    const twoLines =
      next &&
      fragment.alone &&
      next.alone &&
      next.style === fragment.style &&
      next.at === fragment.at + 1 &&
      fragment.size >= largest * 0.95
        ? join(fragment.raw, next.text)
        : "";
    const texts = [plainText, glued ?? ""].filter((text) => isNameLike(text));
    const list = texts.map((text) => ({ text, fragment, lines: fragment.lines, index }));
    if (
      twoLines &&
      isNameLike(twoLines) &&
      plainText.split(" ").length <= 3 &&
      (next?.text.split(" ").length ?? 9) <= 3 &&
      !soundsLikeWork(next?.text ?? "")
    )
      list.push({ text: twoLines, fragment, lines: [...fragment.lines, ...(next?.lines ?? [])], index });
    return list;
  });
  const scored = candidates.map((candidate) => {
    const { fragment, text, index } = candidate;
    const work = soundsLikeWork(text) ? 2.5 : 0;
    const place =
      (fragment.size / largest) * 3 +
      (index === 0 ? 2 : index < 3 ? 1 : 0) +
      (fragment.column === 0 ? 0.5 : 0) +
      (fragment.strong ? 0.4 : 0);
    return {
      ...candidate,
      score:
        place +
        agreement(text, email) * 3 -
        work +
        (text.includes(" ") && candidate.lines.length > 1 ? 0.2 : 0),
    };
  });
  const [best, second] = scored.sort((a, b) => b.score - a.score);
  if (best && best.score > 1.5)
    return found(properCase(best.text), best.lines, second && best.score - second.score < 0.7 ? 0.7 : 0.95);
  const [lead] = rest.filter(
    (fragment) =>
      fragment.size >= largest * 0.95 &&
      /^[\p{Lu}][\p{L} .'’-]{1,40}$/u.test(fragment.text) &&
      !isDocumentTitle(fragment.text),
  );
  return lead ? found(properCase(lead.text), lead.lines, 0.4) : undefined;
}

/** A paragraph among the contact data that tells rather than names: the summary that has no heading. */
function summaryOf(rest: Fragment[]): Found | undefined {
  const start = rest.findIndex(
    ({ text, wrapsOn, alone }) =>
      alone &&
      (text.length > 90 ||
        (text.length > 45 && (wrapsOn || /[.!?]$/.test(text)) && text.split(" ").length > 6)),
  );
  const first = rest[start];
  if (!first) return undefined;
  const parts = [first];
  for (const fragment of rest.slice(start + 1)) {
    const last = parts.at(-1) as Fragment;
    if (
      fragment.style !== first.style ||
      fragment.column !== first.column ||
      fragment.at !== last.at + 1 ||
      (fragment.gap > first.gap && fragment.gap > 1.75)
    )
      break;
    if (!last.wrapsOn && fragment.text.length < 40 && /[.!?]$/.test(last.text)) break;
    parts.push(fragment);
  }
  return found(
    tidy(parts.map(({ text }) => text).join(" ")),
    parts.flatMap(({ lines }) => lines),
    0.75,
  );
}

/** The line below the name that says what its bearer is. */
function labelAfter(rest: Fragment[], name: Found, all: Fragment[]): Found | undefined {
  const own = all.find(({ lines }) => lines.some((line) => name.lines.includes(line)));
  const beside = own && /^[^,]+,\s+(\S.*)$/u.exec(bareName(own.text));
  if (beside && soundsLikeWork(beside[1] ?? "")) return found(beside[1] ?? "", own.lines, 0.8);
  const fits = rest.filter(
    ({ text }) =>
      text.length >= 3 &&
      text.length <= 110 &&
      /\p{L}{3}/u.test(text) &&
      !isDocumentTitle(text) &&
      !/@|https?:|^\d/.test(text) &&
      !/[.!?]$/.test(text.replace(/\b\p{L}{1,3}\.$/u, "")),
  );
  const after = fits.filter(
    ({ at, column }) => own === undefined || (column === own.column && at > own.at && at - own.at <= 3),
  );
  const best =
    after.find(({ text }) => soundsLikeWork(text)) ??
    after.find(({ text, at }) => own !== undefined && at - own.at <= 2 && !isKnownPlace(text)) ??
    fits.find(
      ({ text, column }) => column === own?.column && soundsLikeWork(text) && text.split(" ").length <= 8,
    );
  if (!best) return undefined;
  const parts = [best];
  for (const fragment of rest.slice(rest.indexOf(best) + 1)) {
    const last = parts.at(-1) as Fragment;
    const isBroken =
      /^[\p{Ll}(]/u.test(fragment.text) ||
      (last.text.match(/\(/g)?.length ?? 0) > (last.text.match(/\)/g)?.length ?? 0);
    if (!isBroken || fragment.style !== best.style || fragment.at !== last.at + 1) break;
    parts.push(fragment);
  }
  if (parts.length > 1)
    return found(
      parts.map(({ text }) => text).reduce(join),
      parts.flatMap(({ lines }) => lines),
      0.75,
    );
  const line = rest.filter(({ at }) => at === best.at);
  const isWhole = line.length > 1 && line.every(({ text }) => !readAddress(text));
  return found(
    isWhole ? line.map(({ text }) => text).join(" | ") : best.text,
    best.lines,
    soundsLikeWork(best.text) ? 0.85 : 0.65,
  );
}

function locationOf({ places }: Collected, rest: Fragment[], label: Found | undefined): Tree | undefined {
  const [first] = [...places].sort((a, b) => Object.keys(b.address).length - Object.keys(a.address).length);
  const merged: { [field: string]: Tree | undefined } = {};
  for (const { address, lines, sure } of first ? [first, ...places.filter((place) => place !== first)] : [])
    for (const [field, value] of Object.entries(address))
      merged[field] ??= found(value as string, lines, sure);
  if (merged.city) return merged;
  const lone = rest.find(
    ({ text, alone }) =>
      text !== label?.value &&
      /^\p{Lu}[\p{L}-]{2,24}(?:,\s\p{Lu}[\p{L} ]{2,24})?$/u.test(text) &&
      (!alone || /,/.test(text)),
  );
  if (lone) merged.city = found(lone.text.split(",")[0] ?? "", lone.lines, 0.45);
  return Object.keys(merged).length > 0 ? merged : undefined;
}
