import { useTranslation } from "../i18n/language-provider.tsx";
import { Tip } from "../ui/tip.tsx";

/** Marks one sample among real testimonials, and unproved figures. */
export function ExampleMark({ kind = "quote" }: { kind?: "quote" | "figure" }) {
  const { t } = useTranslation("common");
  return (
    <Tip tip={t(`example.${kind}`)} className="badge">
      {t("example.mark")}
    </Tip>
  );
}
