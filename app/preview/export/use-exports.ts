import type { RefObject } from "react";
import { useCommands } from "../context.ts";
import { useScheme } from "../pane/use-scheme.ts";
import type { ExportStatus, Studio } from "../state/state.ts";
import { deleteSavedDraft, saveDraft } from "./browser-storage.ts";
import { download, fileName, hasAllFonts, htmlFile, jsonFile } from "./files.ts";
import { type PictureSize, sharePicture } from "./share-picture.ts";

/**
 * The ways to export a page. Each reports its result in `State.exportStatus`.
 *
 * @param frame the window of the preview pane, which is printed
 */
export function useExports(studio: Studio, frame: RefObject<Window | null>) {
  const { dispatch } = useCommands();
  const scheme = useScheme(studio);
  const report = (status: ExportStatus) => dispatch({ type: "exported", status });
  return {
    async html() {
      const file = fileName(studio, "html");
      const type = hasAllFonts(studio) ? "saved" : "saved-without-fonts";
      download(new Blob([await htmlFile(studio)], { type: "text/html" }), file);
      report({ type, file });
    },
    json() {
      const file = fileName(studio, "json");
      download(new Blob([jsonFile(studio)], { type: "application/json" }), file);
      report({ type: "saved", file });
    },
    async picture(size: PictureSize) {
      const file = fileName(studio, "png");
      try {
        download(await sharePicture(studio, size, scheme), file);
        report({ type: "saved", file });
      } catch {
        report({ type: "picture-failed" });
      }
    },
    print: () => frame.current?.print(),
    browser() {
      const isSaved = saveDraft(studio);
      dispatch({ type: "storage-changed", isSaved, status: { type: isSaved ? "none" : "storage-failed" } });
    },
    delete() {
      deleteSavedDraft();
      dispatch({ type: "storage-changed", isSaved: false, status: { type: "deleted" } });
    },
  };
}
