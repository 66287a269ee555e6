import type { RefObject } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands, usePreviewState } from "../context.ts";
import type { ExportStatus, Studio } from "../state/state.ts";
import { deleteSavedDraft, saveDraft } from "./browser-storage.ts";
import { download, fileName, hasAllFonts, htmlFile, jsonFile } from "./files.ts";

interface ExportSectionProps {
  studio: Studio;
  /** The window of the preview pane, which is printed. */
  frame: RefObject<Window | null>;
}

/** Saves the page and the data, prints, saves the draft in the browser, starts over. */
export function ExportSection({ studio, frame }: ExportSectionProps) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const { exportStatus } = usePreviewState();
  const report = (status: ExportStatus) => dispatch({ type: "exported", status });

  async function saveHtml() {
    const file = fileName(studio, "html");
    const type = hasAllFonts(studio) ? "saved" : "saved-without-fonts";
    download(await htmlFile(studio), file, "text/html");
    report({ type, file });
  }

  function saveJson() {
    const file = fileName(studio, "json");
    download(jsonFile(studio), file, "application/json");
    report({ type: "saved", file });
  }

  function saveInBrowser() {
    const isSaved = saveDraft(studio);
    dispatch({
      type: "storage-changed",
      isSaved,
      status: { type: isSaved ? "none" : "storage-failed" },
    });
  }

  function deleteFromBrowser() {
    deleteSavedDraft();
    dispatch({ type: "storage-changed", isSaved: false, status: { type: "deleted" } });
  }

  const exports = [
    { id: "html", run: saveHtml },
    { id: "json", run: saveJson },
    { id: "print", run: () => frame.current?.print() },
  ] as const;

  return (
    <section className="studio-wrap band border-t border-line" aria-labelledby="export" data-print="off">
      <div className="mb-10 grid items-end gap-x-12 gap-y-3 md:grid-cols-2">
        <h2 id="export">{t("export.title")}</h2>
        <p className="max-w-[32em] text-ink-soft">{t("export.text")}</p>
      </div>
      <ul className="exports">
        {exports.map(({ id, run }) => (
          <li key={id}>
            <button
              type="button"
              className={`btn ${id === "html" ? "btn-primary" : "btn-ghost"}`}
              onClick={run}
            >
              {t(`export.${id}`)}
            </button>
            <p className="mt-3 text-fine text-ink-soft">{t(`export.${id}Hint`)}</p>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="btn btn-ghost"
            onClick={studio.isSaved ? deleteFromBrowser : saveInBrowser}
          >
            {studio.isSaved ? t("export.delete") : t("export.browser")}
          </button>
          <p className="mt-3 text-fine text-ink-soft">
            {studio.isSaved ? t("export.isSaved") : t("export.browserHint")}
          </p>
        </li>
        <li>
          <button type="button" className="btn btn-ghost" onClick={() => dispatch({ type: "started-over" })}>
            {t("export.over")}
          </button>
          <p className="mt-3 text-fine text-ink-soft">{t("export.overHint")}</p>
        </li>
      </ul>
      <p role="status" className="mt-6 font-semibold text-fjord">
        <ExportMessage status={exportStatus} />
      </p>
    </section>
  );
}

const statusMessages = {
  saved: "export.saved",
  "saved-without-fonts": "export.savedPlain",
  "storage-failed": "export.failed",
  "storage-lost": "export.lost",
  deleted: "export.deleted",
} as const;

function ExportMessage({ status }: { status: ExportStatus }) {
  const { t } = useTranslation("studio");
  if (status.type === "none") return null;
  return t(statusMessages[status.type], "file" in status ? { file: status.file } : {});
}
