import { draftOf, placeAt, placeName } from "../../../profile/draft/draft.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { Resume } from "../../../profile/resume.ts";
import type { LanguageCode } from "../../i18n/languages.ts";
import type { Studio } from "./state.ts";

/** The theme in which somebody sees a page first. */
const firstTheme = "kyst";

let count = 0;

/** The studio of a CV that has just been read. */
export function studioOf(cv: ParsedCv, pageLanguage: LanguageCode): Studio {
  const draft = draftOf(cv.resume);
  const doubts: Record<string, string> = {};
  for (const { path, lines, confidence } of cv.values) {
    const place = confidence === "unsure" && placeAt(draft, path);
    if (!place || place.field === "") continue;
    doubts[placeName(place)] = lines.map((line) => cv.lines[line] ?? "").join(" / ");
  }
  return {
    id: ++count,
    page: { draft, allowed: {}, unplaced: cv.unplaced.map(({ text }) => text) },
    past: [],
    version: 0,
    theme: firstTheme,
    language: cv.language ?? pageLanguage,
    withheld: [...cv.withheld, ...givenPrivately(cv)],
    doubts,
    isSample: false,
    isDirty: true,
    isKept: false,
  };
}

/** The studio of an invented person, who may be called and written to. */
export function sampleStudio(resume: Resume, theme: string, language: LanguageCode): Studio {
  return {
    id: ++count,
    page: { draft: draftOf(resume), allowed: { email: true, phone: true }, unplaced: [] },
    past: [],
    version: 0,
    theme,
    language,
    withheld: [],
    doubts: {},
    isSample: true,
    isDirty: false,
    isKept: false,
  };
}

/** The studio that was kept in the browser. */
export function keptAgain(kept: Studio): Studio {
  return { ...kept, id: ++count };
}

/** A reader says itself what it left out; JSON Resume has fields for it. */
function givenPrivately({ resume, values }: ParsedCv): ParsedCv["withheld"] {
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
