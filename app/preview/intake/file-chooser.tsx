import { useEffect, useId, useRef } from "react";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { OverlayInput } from "../overlay-input.tsx";
import { prepare } from "../preload.ts";
import { readFile } from "../state/actions.ts";

/** What the file dialog offers; what a file really is, its first bytes tell. */
const accepted =
  ".pdf,.docx,.odt,.txt,.json,application/pdf,application/json,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text";

/** What fails here is asked for again when there is a file, and told then. */
const getReady = () => prepare().catch(() => undefined);

/**
 * Where a CV comes in: a file, dropped or chosen, or its text. Ordinary elements, so that what was chosen or written before
 * the page came alive is read when it does.
 */
export function FileChooser() {
  const { t } = useTranslation("preview");
  const { code } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function readChosen() {
    const file = field.current?.files?.[0];
    if (!file || !field.current) return;
    // The same file may be chosen again, once it was mended.
    field.current.value = "";
    readFile(file, file.name, code);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the page was alive
  useEffect(readChosen, []);

  function parseText() {
    // It stays in its field until there is a page: what is refused can be mended.
    const written = text.current?.value ?? "";
    readFile(new Blob([written], { type: "text/plain" }), "", code);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: fetching ahead is nothing to operate
    <div className="chooser" onPointerEnter={getReady} onFocus={getReady}>
      <div className="chooser-drop">
        <p className="chooser-title">{t("choose.drop")}</p>
        <p className="text-ink-soft">{t("choose.or")}</p>
        <p className="chooser-file">
          <label htmlFor={`${id}-file`} className="btn btn-primary">
            {t("choose.file")}
          </label>
          <OverlayInput
            ref={field}
            id={`${id}-file`}
            type="file"
            accept={accepted}
            aria-describedby={`${id}-kinds`}
            onClick={getReady}
            onChange={readChosen}
          />
        </p>
        <p id={`${id}-kinds`} className="text-fine text-ink-soft">
          {t("choose.kinds")}
        </p>
      </div>
      <details className="chooser-paste">
        <summary>{t("choose.paste")}</summary>
        <div className="field">
          <label htmlFor={`${id}-text`}>{t("choose.pasteLabel")}</label>
          <textarea ref={text} id={`${id}-text`} rows={7} aria-describedby={`${id}-hint`} />
          <p id={`${id}-hint`} className="field-hint">
            {t("choose.pasteHint")}
          </p>
        </div>
        <button type="button" className="btn btn-primary" onClick={parseText}>
          {t("choose.pasteRead")}
        </button>
      </details>
    </div>
  );
}
