import { useTranslation } from "../../i18n/language-provider.tsx";
import { usePreviewState } from "../context.ts";

const messages = {
  saved: "export.saved",
  "saved-without-fonts": "export.savedPlain",
  "picture-failed": "export.pictureFailed",
  "storage-failed": "export.failed",
  "storage-lost": "export.lost",
  deleted: "export.deleted",
} as const;

/** Result of the last export. */
export function ExportMessage() {
  const { t } = useTranslation("studio");
  const { exportStatus: status } = usePreviewState();
  return (
    <p role="status" className="font-semibold text-fjord">
      {status.type !== "none" && t(messages[status.type], "file" in status ? { file: status.file } : {})}
    </p>
  );
}
