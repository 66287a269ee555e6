import { join } from "../entries/paragraphs.ts";
import { type Found, found, type Tree } from "../found.ts";
import type { Line } from "../source.ts";
import { isKnownPlace, readAddress } from "../values/places.ts";
import { tidy } from "../values/text.ts";
import { type Collected, collect } from "./collect.ts";
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
import type { Withheld } from "./private.ts";

/** What stands at the head of a CV, in its contact part and among its personal details. */
export interface Head {
  basics: { [field: string]: Tree | undefined };
  withheld: Withheld[];
}

/**
 * Reads who the CV is of and how they are reached.
 * @param lines those before the first heading and below "Contact"
 * @param personal those below "Personal details", of which nothing but contact data goes on
 * @param labelled what the labeller takes for the name and the headline
 */
export function readHead(
  lines: Line[],
  personal: Line[],
  labelled: { name?: Found; label?: Found } = {},
): Head {
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
  const name = got.name ?? labelled.name ?? nameOf(open.concat(nameHidden), email?.value);
  const rest = open.filter(
    (fragment) =>
      !name ||
      !fragment.lines.some((line) => name.lines.includes(line)) ||
      !name.value.toLowerCase().includes(fragment.text.toLowerCase()),
  );
  const summary = summaryOf(rest);
  const left = rest.filter(({ lines: from }) => !summary?.lines.some((line) => from.includes(line)));
  const label = got.label ?? labelled.label ?? (name && labelAfter(left, name, open));
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
    // A name above two columns belongs to one of them, and what stands right below it may to the other.
    fits.find(
      (fragment) => own !== undefined && isRightBelow(fragment, own) && !isKnownPlace(fragment.text),
    ) ??
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

/** Whether a line of any column begins where the name does, with no more white between than names have below them. */
function isRightBelow({ page, x, y, alone }: Fragment, name: Fragment): boolean {
  const below = y - name.y;
  return alone && page === name.page && Math.abs(x - name.x) < 3 && below > 0 && below < name.size * 2;
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
