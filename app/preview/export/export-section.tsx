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

/** Saving the page as the main action, the other exports as a list, starting over as a link. */
export function ExportSection({ studio, frame }: ExportSectionProps) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const exports = useExports(studio, frame);
  const [showsCode, setShowsCode] = useState(false);
  const others = [
    { id: "json", hint: "jsonHint" },
    { id: "print", hint: "printHint" },
    studio.isSaved
      ? ({ id: "delete", hint: "isSaved" } as const)
      : ({ id: "browser", hint: "browserHint" } as const),
  ] as const;
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
          <p className="mt-6">
            <button type="button" className="btn btn-primary" onClick={exports.html}>
              {t("export.html")}
            </button>
          </p>
          <p className="mt-3 text-fine text-ink-soft">{t("export.htmlHint")}</p>
        </div>
        <ul className="exports">
          {others.map(({ id, hint }) => (
            <li key={id}>
              <button type="button" className="link" onClick={exports[id]}>
                {t(`export.${id}`)}
              </button>
              <p className="text-fine text-ink-soft">{t(`export.${hint}`)}</p>
            </li>
          ))}
          <li>
            <p className="flex flex-wrap gap-x-6">
              <button
                type="button"
                className="link"
                onClick={() => exports.picture({ width: 1200, height: 630 })}
              >
                {t("export.picture")}
              </button>
              <button
                type="button"
                className="link"
                onClick={() => exports.picture({ width: 1080, height: 1080 })}
              >
                {t("export.square")}
              </button>
            </p>
            <p className="text-fine text-ink-soft">{t("export.pictureHint")}</p>
          </li>
          {/* On a phone the page is already where the code would take it. */}
          <li className="max-sm:hidden">
            <button
              type="button"
              className="link"
              aria-expanded={showsCode}
              onClick={() => setShowsCode(!showsCode)}
            >
              {t("phone.show")}
            </button>
            {showsCode && <PhoneCode studio={studio} />}
          </li>
          <li>
            <button type="button" className="link" onClick={() => dispatch({ type: "started-over" })}>
              {t("export.over")}
            </button>
            <p className="text-fine text-ink-soft">{t("export.overHint")}</p>
          </li>
        </ul>
      </div>
    </section>
  );
}
