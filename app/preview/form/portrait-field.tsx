import { useId, useRef, useState } from "react";
import { withPortrait } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { OverlayInput } from "../overlay-input.tsx";
import { portraitFrom } from "../parse/portrait.ts";
import { correct } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";
import { announce } from "./live.ts";

/** A portrait for the page. It stays in the browser as all else does, and in the page that is saved. */
export function PortraitField({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();
  const { image } = studio.page.draft;

  async function take() {
    const file = field.current?.files?.[0];
    if (!file || !field.current) return;
    // The same file may be chosen again.
    field.current.value = "";
    try {
      const portrait = await portraitFrom(file);
      setIsWrong(false);
      correct("", (page) => ({ ...page, draft: withPortrait(page.draft, portrait) }));
      announce(t("form.portraitDone"));
    } catch {
      setIsWrong(true);
    }
  }

  function remove() {
    correct("", (page) => ({ ...page, draft: withPortrait(page.draft, undefined) }));
    field.current?.focus();
  }

  return (
    <div className="field portrait-field">
      <label htmlFor={id}>{t("form.portrait")}</label>
      {image && <img src={image} alt="" width="64" height="64" />}
      <div className="flex flex-wrap gap-2" data-print="off">
        {/* The browser's own button speaks the browser's language, and says that no file is chosen when one was. */}
        <p className="portrait-choice">
          <label htmlFor={id} className="btn btn-ghost">
            {image ? t("form.portraitOther") : t("form.portraitChoose")}
          </label>
          <OverlayInput
            ref={field}
            id={id}
            type="file"
            accept="image/*"
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong ${id}-hint` : `${id}-hint`}
            onChange={take}
          />
        </p>
        {image && (
          <button type="button" className="btn btn-ghost" onClick={remove}>
            {t("form.portraitRemove")}
          </button>
        )}
      </div>
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="field-error">
          {t("form.portraitWrong")}
        </p>
      )}
      <p id={`${id}-hint`} className="field-hint">
        {t("form.portraitHint")}
      </p>
    </div>
  );
}
