import type { Found } from "../found.ts";
import { commaParts } from "../values/comma-parts.ts";
import { isKnownPlace } from "../values/places.ts";
import { educationRoles, workRoles } from "./role-tests.ts";

/** What says that a name follows of who gave it: "utstedt av Mattilsynet". */
export const givenBy =
  /^(?:utstedt av|issued by|utsteder|issuer|awarded by|awarder|arrangør|utgitt av|published by|publisher|tildelt av|by|av)\b[:\s]+/iu;

/**
 * "Hygienekurs for serveringssteder, Mattilsynet": the last part between commas is who gave it, when it can be. A part that
 * begins small or with a number ("runner-up", "2nd place") says more of the name, unless the commas may part a list.
 */
export function cutGiver(text: string, mayBeList: boolean): { name: string; giver?: string } {
  const given = commaParts(text);
  const parts = mayBeList ? given : given.reduce<string[]>(withQualifiers, []);
  const last = parts.at(-1) ?? "";
  const canGive = /^\p{Lu}/u.test(last) && last.split(" ").length <= 5 && !/^\d/.test(last);
  if (parts.length < 2 || !canGive) return { name: text };
  if (parts.length > 2 && workRoles.where(last) + educationRoles.where(last) === 0 && !isKnownPlace(last))
    return { name: text };
  if (isKnownPlace(last) && parts.length > 2)
    return { name: parts.slice(0, -2).join(", "), giver: parts.at(-2) ?? last };
  return { name: parts.slice(0, -1).join(", "), giver: last };
}

function withQualifiers(parts: string[], part: string): string[] {
  const last = parts.at(-1);
  return last !== undefined && /^[\p{Ll}\d]/u.test(part)
    ? [...parts.slice(0, -1), `${last}, ${part}`]
    : [...parts, part];
}

const inBrackets = /^(.*[^\s(])\s*\((\p{Lu}[^()\d]+)\)$/u;

/**
 * "Medikamentkurs (Lillehammer kommune)": who gave it, in brackets behind the name. One alone may say more of the name, so
 * most of a section's have to; the initials of the name are never who gave it.
 */
export function withGiversInBrackets<Item extends { name: Found; from?: Found }>(items: Item[]): Item[] {
  const found = items.map((item) => {
    const [, name = "", giver = ""] = (item.from ? undefined : inBrackets.exec(item.name.value)) ?? [];
    const initials = [...name.matchAll(/\p{Lu}|(?<=\s)\p{L}/gu)].join("").toLowerCase();
    return giver === "" || initials.includes(giver.toLowerCase()) ? undefined : { name, giver };
  });
  const count = found.filter((one) => one !== undefined).length;
  const isWhere = (text: string) => workRoles.where(text) + educationRoles.where(text) > 0;
  return items.map((item, at) => {
    const one = found[at];
    if (!one || !(isWhere(one.giver) || (count >= 2 && count >= items.length * 0.6))) return item;
    return {
      ...item,
      name: { ...item.name, value: one.name },
      from: { ...item.name, value: one.giver, sure: 0.7 },
    };
  });
}
