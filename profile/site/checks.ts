import type { ListName } from "../draft/draft.ts";
import { suspiciousFields } from "../draft/suspicious.ts";
import type { ParsedCv } from "../parse/parse-cv.ts";
import { findPrivateSpans } from "../parse/private/spans.ts";
import type { Resume } from "../resume.ts";
import { contactDetails, type SiteSettings, type UnsureValue } from "./settings.ts";

/** Every text of a CV with its path: `work[0].name`. */
function listTexts(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, below]) =>
    listTexts(below, path ? `${path}.${field}` : field),
  );
}

/** The values that the parser was unsure of, by path. */
export function findUnsureValues({ resume, values, lines }: ParsedCv): Record<string, UnsureValue> {
  const texts = new Map(listTexts(resume));
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
export function listCvChecks({ withheld, unplaced, warnings }: ParsedCv): string[] {
  return [
    ...warnings.map((warning) => `The CV may be misread: ${warning.replace("-", " ")}.`),
    ...withheld
      // `listTextChecks` names these, each time.
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
export function listTextChecks(
  file: string,
  resume: Resume,
  invalidPaths: readonly string[],
  { unsure, show }: Pick<SiteSettings, "unsure" | "show">,
): string[] {
  const texts = listTexts(resume);
  const { address, postalCode } = resume.basics?.location ?? {};
  const references = resume.references?.length ?? 0;
  const lines = [
    ...invalidPaths.map((path) => `${path} is not valid JSON Resume and is left out.`),
    ...Object.values(unsure).flatMap(({ value, from }) => {
      const [path] = texts.find(([, text]) => text === value) ?? [];
      return path === undefined ? [] : [`${path} is unsure: "${value}", from "${from}".`];
    }),
    ...findSuspicious(resume).map(([path, value]) => `${path} looks wrong: "${value}".`),
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

function findSuspicious(resume: Resume): [path: string, value: string][] {
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
