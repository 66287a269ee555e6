import { withValue } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";

/** Text of the CV that belongs to no field, so that nothing is lost. */
export function UnplacedText({ texts }: { texts: string[] }) {
  const { t } = useTranslation("studio");
  const { edit } = useCommands();
  if (texts.length === 0) return null;

  const without = (index: number) => texts.toSpliced(index, 1);

  function add(index: number) {
    edit("", (content) => {
      const summary = [content.draft.basics.summary, texts[index]].filter(Boolean).join("\n");
      const draft = withValue(content.draft, { list: "basics", id: "", field: "summary" }, summary);
      return { ...content, draft, unplaced: without(index) };
    });
  }

  return (
    <details className="form-panel">
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
                onClick={() => edit("", (content) => ({ ...content, unplaced: without(index) }))}
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
