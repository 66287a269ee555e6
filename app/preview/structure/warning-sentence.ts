import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import type { Parse } from "../state/state.ts";

/** Whether the visitor should check the parse first. */
export function hasWarnings(parse: Parse | undefined): boolean {
  return parse !== undefined && !parse.isConfirmed && parse.warnings.length > 0;
}

/** The most important warning in one sentence; undefined without warnings or after the visitor confirmed the parse. */
export function useWarningSentence(parse: Parse): string | undefined {
  const { t } = useTranslation("structure");
  const { tag } = useLanguage();
  if (!hasWarnings(parse)) return undefined;
  const first = (["not-a-cv", "two-people"] as const).find((warning) => parse.warnings.includes(warning));
  if (first) return t(`warning.${first}`);
  const missing = (["no-name", "no-work", "no-education"] as const).filter((warning) =>
    parse.warnings.includes(warning),
  );
  if (missing.length > 0) {
    const what = new Intl.ListFormat(tag, { type: "disjunction" }).format(
      missing.map((warning) => t(`warning.${warning}`)),
    );
    return t("warning.missing", { what });
  }
  return parse.warnings.includes("merged-entries") ? t("warning.merged-entries") : t("warning.unplaced");
}
