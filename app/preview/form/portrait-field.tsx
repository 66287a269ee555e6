import { useId, useRef, useState } from "react";
import { withPortrait } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import { OverlayInput } from "../overlay-input.tsx";
import { portraitFrom } from "../parse/portrait.ts";
import type { Studio } from "../state/state.ts";

/** The portrait. It stays in the browser and in the saved page. */
export function PortraitField({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { edit, dispatch } = useCommands();
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(false);
  const id = useId();
  const { image } = studio.content.draft;

  async function readPicture() {
    const file = field.current?.files?.[0];
    if (!file || !field.current) return;
    // Otherwise choosing the same file again would fire no change event.
    field.current.value = "";
    try {
      const portrait = await portraitFrom(file);
      setIsInvalid(false);
      edit("", (content) => ({ ...content, draft: withPortrait(content.draft, portrait) }));
      dispatch({ type: "announced", text: t("form.portraitDone") });
    } catch {
      setIsInvalid(true);
    }
  }

  function remove() {
    edit("", (content) => ({ ...content, draft: withPortrait(content.draft, undefined) }));
    field.current?.focus();
  }

  return (
    <div className="field portrait-field">
      <label htmlFor={id}>{t("form.portrait")}</label>
      {image && <img src={image} alt="" width="64" height="64" />}
      <div className="flex flex-wrap gap-2" data-print="off">
        {/* Replaces the browser's button, whose label is in the browser's language. */}
        <p className="portrait-choice">
          <label htmlFor={id} className="btn btn-ghost">
            {image ? t("form.portraitOther") : t("form.portraitChoose")}
          </label>
          <OverlayInput
            ref={field}
            id={id}
            type="file"
            accept="image/*"
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? `${id}-error ${id}-hint` : `${id}-hint`}
            onChange={readPicture}
          />
        </p>
        {image && (
          <button type="button" className="btn btn-ghost" onClick={remove}>
            {t("form.portraitRemove")}
          </button>
        )}
      </div>
      {isInvalid && (
        <p id={`${id}-error`} role="alert" className="field-error">
          {t("form.portraitWrong")}
        </p>
      )}
      <p id={`${id}-hint`} className="field-hint">
        {t("form.portraitHint")}
      </p>
    </div>
  );
}
