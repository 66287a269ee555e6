import { type ReactNode, type RefObject, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { PhoneCode } from "./phone-code.tsx";
import { useExports } from "./use-exports.ts";

interface ExportSectionProps {
  studio: Studio;
  /** The professional offer, shown next to saving the page. */
  offer: ReactNode;
  frame: RefObject<Window | null>;
}

/** Saving the page and the professional offer side by side; other exports and starting over in a disclosure. */
export function ExportSection({ studio, offer, frame }: ExportSectionProps) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const exports = useExports(studio, frame);
  const [showsCode, setShowsCode] = useState(false);
  const picture = (width: number, height: number) => () => exports.picture({ width, height });
  return (
    <section
      className="studio-wrap band line-above"
      aria-labelledby="export"
      id="studio-export"
      data-print="off"
    >
      <h2 id="export">{t("export.title")}</h2>
      <p className="mt-4 max-w-[40em] text-ink-soft">{t("export.text")}</p>
      <div className="mt-8 grid gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <section className="tile grid content-start gap-6 rounded-panel p-6 sm:p-10" aria-labelledby="save">
          <div>
            <h3 id="save" className="text-title">
              {t("export.self")}
            </h3>
            <p className="mt-1 font-semibold">{t("export.free")}</p>
            <p className="mt-3 text-ink-soft">{t("export.htmlHint")}</p>
          </div>
          <p>
            <button type="button" className="btn btn-primary" onClick={exports.html}>
              {t("export.html")}
            </button>
          </p>
        </section>
        {offer}
        <details className="exports">
          <summary>{t("export.more")}</summary>
          <ul>
            {studio.isSaved ? (
              <Export label={t("export.delete")} hint={t("export.isSaved")} onClick={exports.delete} />
            ) : (
              <Export label={t("export.browser")} hint={t("export.browserHint")} onClick={exports.browser} />
            )}
            <Export label={t("export.print")} hint={t("export.printHint")} onClick={exports.print} />
            {/* Pointless on a phone. */}
            <li className="max-sm:hidden">
              <button type="button" aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
                {t("phone.show")}
              </button>
              {showsCode && <PhoneCode studio={studio} />}
            </li>
            <Export label={t("export.picture")} hint={t("export.pictureHint")} onClick={picture(1200, 630)} />
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
