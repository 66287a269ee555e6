import type { Language } from "./types.ts";

/**
 * Words that readers search for in place of each other, in small letters: whoever searches for one of a row finds the
 * articles that say another, after those that say it. A word stands in one row only.
 */
export const searchWords: Record<Language, readonly (readonly string[])[]> = {
  en: [
    ["salary", "salaries", "pay", "wage", "wages", "earnings"],
    ["cv", "cvs", "resume", "resumes", "résumé"],
    ["photo", "photos", "photograph", "portrait", "headshot"],
    ["price", "prices", "cost", "costs", "fee", "fees"],
  ],
  no: [
    ["lønn", "lønnen", "lønninger", "inntekt", "inntekten", "betaling"],
    ["cv", "cver", "cven"],
    ["bilde", "bildet", "bilder", "foto", "fotografi", "portrett"],
    ["pris", "prisen", "priser", "kostnad", "kostnader"],
  ],
};
