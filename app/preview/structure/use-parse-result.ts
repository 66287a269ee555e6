import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import type { Studio } from "../state/state.ts";

/** What was found in the file: "3 jobs, 1 education and 2 texts without a place". */
export function useParseResult({ content }: Studio): string {
  const { t } = useTranslation("structure");
  const { tag } = useLanguage();
  const { work, education } = content.draft.lists;
  const unplaced = content.unplaced.length;
  return new Intl.ListFormat(tag).format([
    t("counts.work", { count: work.length }),
    t("counts.education", { count: education.length }),
    ...(unplaced > 0 ? [t("counts.unplaced", { count: unplaced })] : []),
  ]);
}
