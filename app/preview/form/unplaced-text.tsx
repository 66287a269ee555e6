import { withValue } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { correct } from "../state/actions.ts";

/** Text of the CV that found no place: it is shown, so that nothing is lost. */
export function UnplacedText({ texts }: { texts: string[] }) {
  const { t } = useTranslation("studio");
  if (texts.length === 0) return null;

  const without = (index: number) => texts.toSpliced(index, 1);

  function add(index: number) {
    correct("", (page) => {
      const summary = [page.draft.basics.summary, texts[index]].filter(Boolean).join("\n");
      const draft = withValue(page.draft, { list: "basics", id: "", field: "summary" }, summary);
      return { ...page, draft, unplaced: without(index) };
    });
  }

  return (
    <details className="part-open">
      <summary>{t("unplaced.title", { count: texts.length })}</summary>
      <p className="my-3 text-fine text-ink-soft">{t("unplaced.text")}</p>
      <ul className="grid gap-5">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
          <li key={index}>
            <blockquote className="unplaced">{text}</blockquote>
            <p className="mt-2 flex flex-wrap gap-2">
              <button type="button" className="btn btn-ghost" onClick={() => add(index)}>
                {t("unplaced.add")}
              </button>
              <button
                type="button"
                className="btn btn-ghost"
                onClick={() => correct("", (page) => ({ ...page, unplaced: without(index) }))}
              >
                {t("unplaced.drop")}
              </button>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
