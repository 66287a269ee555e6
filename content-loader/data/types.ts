/** The code of a language; `shared/languages.ts` has its tag and its addresses. */
export type { LanguageCode as Language } from "../../shared/languages.ts";
