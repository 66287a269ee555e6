import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { show, startOver } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";
import { forgetKept, keep } from "./browser-storage.ts";
import { dataFile, fileName, handOver, hasAllFonts, pageFile } from "./files.ts";

/** What the visitor can take along: the page, the data, paper; or leave here until the next visit. */
export function ExportSection({ studio, frame }: { studio: Studio; frame: RefObject<Window | null> }) {
  const { t } = useTranslation("studio");
  const [told, setTold] = useState("");
  const wasKept = useRef(studio.isKept);
  // Who has not deleted it here hears why it is not kept any more.
  useEffect(() => {
    if (wasKept.current && !studio.isKept) setTold(t("export.lost"));
    wasKept.current = studio.isKept;
  }, [studio.isKept, t]);

  async function savePage() {
    const name = fileName(studio, "html");
    const saved = hasAllFonts(studio) ? "export.saved" : "export.savedPlain";
    handOver(await pageFile(studio), name, "text/html");
    setTold(t(saved, { file: name }));
  }

  function saveData() {
    const name = fileName(studio, "json");
    handOver(dataFile(studio), name, "application/json");
    setTold(t("export.saved", { file: name }));
  }

  function keepHere() {
    const isKept = keep(studio);
    show({ isKept });
    setTold(isKept ? "" : t("export.failed"));
  }

  function forget() {
    forgetKept();
    wasKept.current = false;
    show({ isKept: false });
    setTold(t("export.forgotten"));
  }

  const ways = [
    { id: "html", act: savePage },
    { id: "json", act: saveData },
    { id: "print", act: () => frame.current?.print() },
  ] as const;

  return (
    <section className="studio-wrap band border-t border-line" aria-labelledby="keep" data-print="off">
      <div className="mb-10 grid items-end gap-x-12 gap-y-3 md:grid-cols-2">
        <h2 id="keep">{t("export.title")}</h2>
        <p className="max-w-[32em] text-ink-soft">{t("export.text")}</p>
      </div>
      <ul className="keep">
        {ways.map(({ id, act }) => (
          <li key={id}>
            <button
              type="button"
              className={`btn ${id === "html" ? "btn-primary" : "btn-ghost"}`}
              onClick={act}
            >
              {t(`export.${id}`)}
            </button>
            <p className="mt-3 text-fine text-ink-soft">{t(`export.${id}Hint`)}</p>
          </li>
        ))}
        <li>
          {studio.isKept ? (
            <button type="button" className="btn btn-ghost" onClick={forget}>
              {t("export.forget")}
            </button>
          ) : (
            <button type="button" className="btn btn-ghost" onClick={keepHere}>
              {t("export.browser")}
            </button>
          )}
          <p className="mt-3 text-fine text-ink-soft">
            {studio.isKept ? t("export.isKept") : t("export.browserHint")}
          </p>
        </li>
        <li>
          <button type="button" className="btn btn-ghost" onClick={startOver}>
            {t("export.over")}
          </button>
          <p className="mt-3 text-fine text-ink-soft">{t("export.overHint")}</p>
        </li>
      </ul>
      <p role="status" className="mt-6 font-semibold text-fjord">
        {told}
      </p>
    </section>
  );
}
