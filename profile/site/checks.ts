import type { ListName } from "../draft/draft.ts";
import { suspiciousFields } from "../draft/suspicious.ts";
import { findPrivateSpans } from "../parse/head/private-facts.ts";
import type { ParsedCv } from "../parse/parse-cv.ts";
import type { Resume } from "../resume.ts";
import { contactDetails, type SiteSettings, type UnsureValue } from "./settings.ts";

/** Every text of a CV with its path, such as `work[0].name`. */
export function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, below]) => textsIn(below, path ? `${path}.${field}` : field));
}

/** The values that the parser was unsure of, by path. */
export function unsureValues({ resume, values, lines }: ParsedCv): Record<string, UnsureValue> {
  const texts = new Map(textsIn(resume));
  return Object.fromEntries(
    values.flatMap(({ path, lines: from, confidence }): [string, UnsureValue][] => {
      const value = texts.get(path);
      if (confidence !== "unsure" || value === undefined) return [];
      return [
        [path, { value, from: from.map((line) => lines[line]?.replaceAll("\t", " ") ?? "").join(" / ") }],
      ];
    }),
  );
}

/** Checks that need the original CV: printed after parsing, not stored. */
export function checksOfCv({ withheld, unplaced, warnings }: ParsedCv): string[] {
  return [
    ...warnings.map((warning) => `The CV may be misread: ${warning.replace("-", " ")}.`),
    ...withheld
      // `checksOfText` names these, each time.
      .filter(({ kind }) => kind !== "home-address" && kind !== "reference")
      .map(({ kind, value }) =>
        kind === "identity-number"
          ? "Left out: identity number."
          : `Left out: ${kind.replace("-", " ")} "${value}".`,
      ),
    ...unplaced.map(({ text }) => `Found no place for: "${text.replaceAll("\n", " / ")}".`),
  ];
}

/** What the owner has to check in a text before publishing. */
export function checksOfText(
  file: string,
  resume: Resume,
  faults: readonly string[],
  { unsure, show }: Pick<SiteSettings, "unsure" | "show">,
): string[] {
  const texts = textsIn(resume);
  const { address, postalCode } = resume.basics?.location ?? {};
  const references = resume.references?.length ?? 0;
  const lines = [
    ...faults.map((path) => `${path} is not as JSON Resume has it and is left out.`),
    ...Object.values(unsure).flatMap(({ value, from }) => {
      const [path] = texts.find(([, text]) => text === value) ?? [];
      return path === undefined ? [] : [`${path} is unsure: "${value}", from "${from}".`];
    }),
    ...suspicious(resume).map(([path, value]) => `${path} looks wrong: "${value}".`),
    ...texts
      .filter(([, text]) => findPrivateSpans(text).length > 0)
      .map(([path]) => `${path} has a birth date or identity number: that sentence is left out.`),
    ...(address || postalCode ? ["The home address is left out."] : []),
    ...(references > 0
      ? [`The ${references === 1 ? "referee is" : `${references} referees are`} left out.`]
      : []),
    ...contactDetails
      .filter((detail) => resume.basics?.[detail] && !show.includes(detail))
      .map(
        (detail) =>
          `basics.${detail} is left out. If it may be published: --show ${[...show, detail].join(",")}`,
      ),
  ];
  return lines.map((line) => `${file}: ${line}`);
}

const lists = [
  "work",
  "education",
  "projects",
  "volunteer",
  "certificates",
  "publications",
  "awards",
] as const;

function suspicious(resume: Resume): [path: string, value: string][] {
  const groups: { list: ListName | "basics"; path: string; values: object }[] = [
    { list: "basics", path: "basics", values: resume.basics ?? {} },
    ...lists.flatMap((list) =>
      (resume[list] ?? []).map((values, index) => ({ list, path: `${list}[${index}]`, values })),
    ),
  ];
  return groups.flatMap(({ list, path, values }) =>
    suspiciousFields(list, { ...values }).map((field): [string, string] => [
      `${path}.${field}`,
      String(values[field as keyof typeof values]),
    ]),
  );
}
