import { useTranslation } from "../i18n/language-provider.tsx";
import { Tip } from "../ui/tip.tsx";

/** Marks what is not a real customer's, as long as it is not. */
export function ExampleMark() {
  const { t } = useTranslation("common");
  return (
    <Tip tip={t("example.tip")} className="badge">
      {t("example.mark")}
    </Tip>
  );
}
