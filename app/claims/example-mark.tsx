import { useTranslation } from "../i18n/language-provider.tsx";
import { Tip } from "../ui/tip.tsx";

/** Marks words that are not a real customer's, or a figure that the owner cannot prove, as long as it is so. */
export function ExampleMark({ of = "words" }: { of?: "words" | "figure" }) {
  const { t } = useTranslation("common");
  return (
    <Tip tip={t(`example.${of}`)} className="badge">
      {t("example.mark")}
    </Tip>
  );
}
