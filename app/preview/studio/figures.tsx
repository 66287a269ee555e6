import { useMemo } from "react";
import { shownResume } from "../../../profile/draft/draft.ts";
import { figureOptions } from "../../../profile/page/figure-choices.ts";
import { createProfile } from "../../../profile/page/profile.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";

/** Figures found within lines. The visitor chooses which are set large. */
export function Figures({ studio: { content, language } }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { edit } = useCommands();
  const options = useMemo(
    () =>
      figureOptions(createProfile(shownResume(content.draft), language, new Date()), content.figures ?? {}),
    [content, language],
  );
  if (options.length === 0) return null;

  function choose(line: string, choice: string | false) {
    edit("", (old) => ({ ...old, figures: { ...old.figures, [line]: choice } }));
  }

  return (
    <fieldset className="form-panel mt-8">
      <legend>{t("designs.figures")}</legend>
      <p className="mb-3 text-fine text-ink-soft">{t("designs.figuresText")}</p>
      {options.map(({ line, figure, isLarge }) => (
        <label key={line} className="check-box">
          <input
            type="checkbox"
            checked={isLarge}
            onChange={({ currentTarget: { checked } }) => choose(line, checked ? figure : false)}
          />
          <span>
            <b>{figure}</b> <q>{line}</q>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
