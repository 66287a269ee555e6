import { type RefObject, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { PhoneCode } from "./phone-code.tsx";
import { useExports } from "./use-exports.ts";

interface ExportSectionProps {
  studio: Studio;
  frame: RefObject<Window | null>;
}

/** Saving the page as the main action; the other exports and starting over in a disclosure. */
export function ExportSection({ studio, frame }: ExportSectionProps) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const exports = useExports(studio, frame);
  const [showsCode, setShowsCode] = useState(false);
  const picture = (width: number, height: number) => () => exports.picture({ width, height });
  return (
    <section
      className="studio-wrap band border-t border-line"
      aria-labelledby="export"
      id="studio-export"
      data-print="off"
    >
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <div>
          <h2 id="export">{t("export.title")}</h2>
          <p className="mt-4 max-w-[32em] text-ink-soft">{t("export.text")}</p>
        </div>
        <div>
          <button type="button" className="btn btn-primary" onClick={exports.html}>
            {t("export.html")}
          </button>
          <p className="mt-3 text-fine text-ink-soft">{t("export.htmlHint")}</p>
          <details className="exports">
            <summary>{t("export.more")}</summary>
            <ul>
              {studio.isSaved ? (
                <Export label={t("export.delete")} hint={t("export.isSaved")} onClick={exports.delete} />
              ) : (
                <Export
                  label={t("export.browser")}
                  hint={t("export.browserHint")}
                  onClick={exports.browser}
                />
              )}
              <Export label={t("export.print")} hint={t("export.printHint")} onClick={exports.print} />
              {/* Pointless on a phone. */}
              <li className="max-sm:hidden">
                <button type="button" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
                  {t("phone.show")}
                </button>
                {showsCode && <PhoneCode studio={studio} />}
              </li>
              <Export
                label={t("export.picture")}
                hint={t("export.pictureHint")}
                onClick={picture(1200, 630)}
              />
              <Export label={t("export.square")} onClick={picture(1080, 1080)} />
              <Export label={t("export.json")} hint={t("export.jsonHint")} onClick={exports.json} />
              <Export
                label={t("export.over")}
                hint={t("export.overHint")}
                onClick={() => dispatch({ type: "started-over" })}
              />
            </ul>
          </details>
        </div>
      </div>
    </section>
  );
}

interface ExportProps {
  label: string;
  hint?: string;
  onClick(): void;
}

function Export({ label, hint, onClick }: ExportProps) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {label}
      </button>
      {hint && <p>{hint}</p>}
    </li>
  );
}
