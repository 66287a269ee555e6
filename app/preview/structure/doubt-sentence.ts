import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import type { Parse } from "../state/state.ts";

/** Whether the visitor should check the parse first. */
export function isInDoubt(parse: Parse | undefined): boolean {
  return parse !== undefined && !parse.isConfirmed && parse.doubts.length > 0;
}

/** The most important doubt in one sentence; undefined without doubts or after the visitor confirmed the parse. */
export function useDoubtSentence(parse: Parse): string | undefined {
  const { t } = useTranslation("structure");
  const { tag } = useLanguage();
  if (!isInDoubt(parse)) return undefined;
  const first = (["not-a-cv", "two-people"] as const).find((doubt) => parse.doubts.includes(doubt));
  if (first) return t(`doubt.${first}`);
  const missing = (["no-name", "no-work", "no-education"] as const).filter((doubt) =>
    parse.doubts.includes(doubt),
  );
  const what = new Intl.ListFormat(tag, { type: "disjunction" }).format(
    missing.map((doubt) => t(`doubt.${doubt}`)),
  );
  if (missing.length > 0) return t("doubt.missing", { what });
  return parse.doubts.includes("merged-entries") ? t("doubt.merged-entries") : t("doubt.unplaced");
}
