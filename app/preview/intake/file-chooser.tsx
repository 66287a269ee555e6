import { useEffect, useId, useRef } from "react";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands, usePreviewState } from "../context.ts";
import { OverlayInput } from "../overlay-input.tsx";
import { Progress } from "./parse-status.tsx";

/** For the file dialog only: the parser detects the format from the first bytes. */
const accept =
  ".pdf,.docx,.odt,.txt,.json,application/pdf,application/json,text/plain,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text";

/** Accepts a CV as a file or as text. The inputs are uncontrolled, so that a file chosen before hydration is parsed after it. */
export function FileChooser({ showsProgress }: { showsProgress?: boolean }) {
  const { t } = useTranslation("preview");
  const { code } = useLanguage();
  const { openFile, preload } = useCommands();
  const { parser } = usePreviewState();
  const isBusy = showsProgress && (parser.status === "loading" || parser.status === "parsing");
  const field = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function readChosen() {
    const file = field.current?.files?.[0];
    if (!file || !field.current) return;
    // Otherwise choosing the same file again would fire no change event.
    field.current.value = "";
    openFile(file, file.name, code);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file that was chosen before hydration
  useEffect(readChosen, []);

  function parseText() {
    // The field keeps the text, so that it can be corrected after a rejection.
    openFile(new Blob([text.current?.value ?? ""], { type: "text/plain" }), "", code);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: preloading is not an interaction
    <div className="chooser" onPointerEnter={preload} onFocus={preload}>
      <div className="chooser-drop" data-busy={isBusy || undefined}>
        {isBusy && <Progress parser={parser} />}
        <p className="chooser-title chooser-touch">{t("choose.label")}</p>
        <p className="chooser-title chooser-pointer">{t("choose.drop")}</p>
        <p className="text-ink-soft chooser-pointer">{t("choose.or")}</p>
        <p className="chooser-file">
          <label htmlFor={`${id}-file`} className="btn btn-primary">
            {t("choose.file")}
          </label>
          <OverlayInput
            ref={field}
            id={`${id}-file`}
            type="file"
            accept={accept}
            aria-describedby={`${id}-kinds`}
            onClick={preload}
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
