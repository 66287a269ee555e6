import { useTranslation } from "../i18n/language-provider.tsx";

/** One line for a section in which every person or company is a sample. */
export function ExampleNote({ className = "" }: { className?: string }) {
  const { t } = useTranslation("common");
  return <p className={`text-fine text-ink-soft ${className}`}>{t("example.people")}</p>;
}

/** Whether a section needs one note instead of a mark on each item. */
export function hasOnlySamples(items: readonly { sample?: boolean | undefined }[]): boolean {
  return items.length > 0 && items.every(({ sample }) => sample);
}
