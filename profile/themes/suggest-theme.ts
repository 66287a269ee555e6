import type { Resume } from "../resume.ts";

/** Professions of each theme, as in English and Norwegian titles. */
const professions: [theme: string, words: RegExp][] = [
  [
    "hefte",
    /forsk|profess|stipendiat|lektor|lærer|underviser|adjunkt|pedagog|skribent|forfatter|journalist|redaktør|oversett|bibliotek|jurist|advokat|sykepleier|lege\b|psykolog|terapeut|prest|research|scien|teach|lectur|writer|author|editor|journal|translat|librar|lawyer|attorney|counsel|nurse|doctor|physician|psycholog|therap|historian/i,
  ],
  [
    "plan",
    /design|arkitekt|architect|daglig leder|direktør|director|\bhead of|\bchief\b|\bc[efot]o\b|salg|selger|\bsales|markeds|market|\bbrand|konsulent|consultant|\bmanager|leder\b|kreativ|creative|produkteier|product owner|rådgiver/i,
  ],
];

/** The initial theme of a CV, by profession and content. */
export function suggestTheme({ basics, work = [], publications = [] }: Resume): string {
  const title = [basics?.label, work[0]?.position].filter(Boolean).join(" ");
  const [found] = professions
    .map(([theme, words]) => ({ theme, index: title.search(words) }))
    .filter(({ index }) => index >= 0)
    // "UX designer, former teacher": the first profession counts.
    .sort((a, b) => a.index - b.index);
  if (found) return found.theme;
  if (publications.length >= 3) return "hefte";
  // Kyst draws the career as a landscape, which needs dates.
  return work.length === 0 || work.some(({ startDate }) => startDate) ? "kyst" : "hefte";
}
