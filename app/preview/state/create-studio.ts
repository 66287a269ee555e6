import { type Draft, draftOf, listNames, placeAt } from "../../../profile/draft/draft.ts";
import { placeName } from "../../../profile/draft/place-name.ts";
import { suspiciousFields } from "../../../profile/draft/suspicious.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { Resume } from "../../../profile/resume.ts";
import { suggestTheme } from "../../../profile/themes/suggest-theme.ts";
import { type LanguageCode, languageCodes } from "../../i18n/languages.ts";
import type { Studio } from "./state.ts";

type NewStudio = Omit<Studio, "id">;

/** The studio of a CV that has just been parsed. */
export function studioFromCv(cv: ParsedCv, pageLanguage: LanguageCode): NewStudio {
  const draft = draftOf(cv.resume);
  const unsure = suspiciousValues(draft);
  for (const { path, lines, confidence } of cv.values) {
    const place = placeAt(draft, path);
    if (!place || place.field === "") continue;
    const name = placeName(place);
    if (confidence === "unsure" || name in unsure)
      unsure[name] = lines.map((line) => cv.lines[line] ?? "").join(" / ");
  }
  return {
    content: { draft, allowed: {}, unplaced: cv.unplaced.map(({ text }) => text) },
    past: [],
    theme: suggestTheme(cv.resume),
    style: {},
    language: languageCodes.find((code) => code === cv.language) ?? pageLanguage,
    withheld: [...cv.withheld, ...privateFields(cv)],
    unsure,
    isSample: false,
    isDirty: true,
    isSaved: false,
  };
}

/** Values that look like a mistake although the parser was sure, with themselves as their source. */
function suspiciousValues(draft: Draft): Record<string, string> {
  const entries = [
    { list: "basics" as const, id: "", values: draft.basics },
    ...listNames.flatMap((list) => draft.lists[list].map(({ id, values }) => ({ list, id, values }))),
  ];
  return Object.fromEntries(
    entries.flatMap(({ list, id, values }) =>
      suspiciousFields(list, values).map((field) => [placeName({ list, id, field }), String(values[field])]),
    ),
  );
}

/** The studio of an invented person, whose contact details are shown. */
export function studioFromSample(resume: Resume, theme: string, language: LanguageCode): NewStudio {
  return {
    content: { draft: draftOf(resume), allowed: { email: true, phone: true }, unplaced: [] },
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

/** JSON Resume has fields for private data, which the parser does not report as withheld. */
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
