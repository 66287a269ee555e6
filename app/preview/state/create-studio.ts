import { createDraft, type Draft, listNames, resolveField, valuesAt } from "../../../profile/draft/draft.ts";
import { fieldKey, parseFieldKey } from "../../../profile/draft/field-key.ts";
import { findOrigins, rebaseDraft } from "../../../profile/draft/rebase.ts";
import { suspiciousFields } from "../../../profile/draft/suspicious.ts";
import type { Correction } from "../../../profile/parse/labeller/correction.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { Resume } from "../../../profile/resume.ts";
import { suggestTheme } from "../../../profile/themes/suggest-theme.ts";
import { type LanguageCode, languageCodes } from "../../i18n/languages.ts";
import type { CvFile } from "../parse/parser-messages.ts";
import type { Content, Parse, ParsedState, Studio } from "./state.ts";

type NewStudio = Omit<Studio, "id">;

/** The studio of a CV that has just been parsed. */
export function studioFromCv(cv: ParsedCv, pageLanguage: LanguageCode, file?: CvFile): NewStudio {
  const draft = createDraft(cv.resume);
  const unplaced = cv.unplaced.map(({ text }) => text);
  const { source, structure, warnings } = cv;
  const base = { draft, origins: findOrigins(draft, cv.values), unplaced };
  return {
    content: { draft, allowed: {}, unplaced },
    past: [],
    theme: suggestTheme(cv.resume),
    style: {},
    language: languageCodes.find((code) => code === cv.language) ?? pageLanguage,
    withheld: [...cv.withheld, ...privateFields(cv)],
    unsure: unsureValues(cv, draft),
    ...(source ? { parse: { source, file, structure, warnings, corrections: [], base } } : {}),
    isSample: false,
    isDirty: true,
    isSaved: false,
  };
}

/** The changes to a studio whose file was parsed again with corrections. The visitor's edits stay. */
export function withCorrections(
  studio: Studio,
  parse: Parse,
  corrections: Correction[],
  cv: ParsedCv,
): { content: Content; parsed: ParsedState } {
  const { content } = studio;
  const parsedDraft = createDraft(cv.resume);
  const { draft, base } = rebaseDraft(parse.base, content.draft, {
    draft: parsedDraft,
    origins: findOrigins(parsedDraft, cv.values),
  });
  const texts = cv.unplaced.map(({ text }) => text);
  const decided = parse.base.unplaced.filter((text) => !content.unplaced.includes(text));
  // Not for values that the visitor confirmed or changed.
  const needsReview = (key: string) => {
    const fieldRef = parseFieldKey(key);
    const value = (from: Draft) => JSON.stringify(valuesAt(from, fieldRef)?.[fieldRef.field]);
    return (
      value(draft) === value(base.draft) && (key in studio.unsure || value(draft) !== value(parse.base.draft))
    );
  };
  const { structure, warnings } = cv;
  return {
    content: { ...content, draft, unplaced: texts.filter((text) => !decided.includes(text)) },
    parsed: {
      parse: { ...parse, structure, warnings, corrections, base: { ...base, unplaced: texts } },
      withheld: cv.withheld,
      unsure: Object.fromEntries(
        Object.entries(unsureValues(cv, base.draft)).filter(([key]) => needsReview(key)),
      ),
    },
  };
}

/** The source texts of values that the parser was unsure of, by field key. */
function unsureValues({ values, lines: texts }: ParsedCv, draft: Draft): Record<string, string> {
  const unsure = suspiciousValues(draft);
  for (const { path, lines, confidence } of values) {
    const fieldRef = resolveField(draft, path);
    if (!fieldRef || fieldRef.field === "") continue;
    const key = fieldKey(fieldRef);
    if (confidence === "unsure" || key in unsure)
      unsure[key] = lines.map((line) => texts[line] ?? "").join(" / ");
  }
  return unsure;
}

/** Values that look wrong although the parser was sure, by field key. */
function suspiciousValues(draft: Draft): Record<string, string> {
  const entries = [
    { list: "basics" as const, id: "", values: draft.basics },
    ...listNames.flatMap((list) => draft.lists[list].map(({ id, values }) => ({ list, id, values }))),
  ];
  return Object.fromEntries(
    entries.flatMap(({ list, id, values }) =>
      suspiciousFields(list, values).map((field) => [fieldKey({ list, id, field }), String(values[field])]),
    ),
  );
}

/** The studio of an invented person, whose contact details are shown. */
export function studioFromSample(resume: Resume, theme: string, language: LanguageCode): NewStudio {
  return {
    content: { draft: createDraft(resume), allowed: { email: true, phone: true }, unplaced: [] },
    past: [],
    theme,
    style: {},
    language,
    withheld: [],
    unsure: {},
    isSample: true,
    isDirty: false,
    isSaved: false,
  };
}

/** Private fields of JSON Resume, which the parser does not report as withheld. */
function privateFields({ resume, values }: ParsedCv): ParsedCv["withheld"] {
  if (values.length > 0) return [];
  const { address, postalCode } = resume.basics?.location ?? {};
  const home = [address, postalCode].filter(Boolean).join(", ");
  return [
    ...(home ? [{ kind: "home-address" as const, value: home, lines: [] }] : []),
    ...(resume.references ?? []).map(({ name, reference }) => ({
      kind: "reference" as const,
      value: [name, reference].filter(Boolean).join(", "),
      lines: [],
    })),
  ];
}
