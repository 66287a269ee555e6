import type { Resume } from "../../profile/resume.ts";
import type { Layout } from "./layouts.ts";
import type { Person } from "./people.ts";

/** What a perfect reader gets out of a person's CV in a layout: only what the file shows. */
export function truthOf({ hides, dates }: Pick<Layout, "hides" | "dates">, { resume }: Person): Resume {
  const hidden = new Set<string>(hides);
  const open = Object.fromEntries(Object.entries(resume).filter(([field]) => !hidden.has(field))) as Resume;
  const basics = Object.fromEntries(
    Object.entries(resume.basics ?? {}).filter(([field]) => !hidden.has(field)),
  ) as NonNullable<Resume["basics"]>;
  const { address, postalCode, ...place } = basics.location ?? {};
  const isGone = hidden.has("placeWithoutStreet") && !address;
  const location = isGone
    ? {}
    : {
        ...place,
        ...(address && !hidden.has("street") ? { address } : {}),
        ...(postalCode && !hidden.has("postalCode") ? { postalCode } : {}),
      };
  const whole = { ...open, basics: { ...basics, location } };
  return dates === "year"
    ? (JSON.parse(
        JSON.stringify(whole).replace(/("(?:start|end|release)?[dD]ate":"\d{4})-\d\d(?:-\d\d)?"/g, '$1"'),
      ) as Resume)
    : whole;
}

/** Strings that must not leave the reader but among the referees. */
export function sensitiveOf(
  { born, status, resume }: Person,
  page: string,
): { kind: string; value: string }[] {
  const people = (resume.references ?? []).flatMap(({ name = "", reference = "" }) => [
    { kind: "reference-name", value: name },
    ...(reference.match(/\+?\d[\d ]{7,}\d/g) ?? []).map((value) => ({ kind: "reference-phone", value })),
    ...(reference.match(/\S+@\S+/g) ?? []).map((value) => ({ kind: "reference-email", value })),
  ]);
  const own = [
    ...(born ? [{ kind: "birth-date", value: born }] : []),
    ...(status ? [{ kind: "civil-status", value: status }] : []),
  ];
  return [...own, ...people].filter(({ value }) => page.includes(value));
}
