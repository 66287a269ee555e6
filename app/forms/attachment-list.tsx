import type { ReactNode } from "react";
import { formatBytes } from "../../shared/format-bytes.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { draftTheme } from "./draft-theme.ts";
import type { useAttachments } from "./use-attachments.ts";

interface AttachmentListProps {
  attachments: ReturnType<typeof useAttachments>;
}

/** The attached file and draft with size and remove button. */
export default function AttachmentList({ attachments }: AttachmentListProps): ReactNode {
  const { t } = useTranslation("contactForm");
  const { file, draft, removeFile, removeDraft } = attachments;
  return (
    <ul className="grid gap-2">
      {file && <Item name={file.name} size={file.size} onRemove={removeFile} />}
      {draft && (
        <Item
          name={`${t("attachments.draft.label")} (${draftTheme(draft)})`}
          size={new Blob([draft.json]).size}
          onRemove={removeDraft}
        />
      )}
    </ul>
  );
}

interface ItemProps {
  name: string;
  size: number;
  onRemove: () => void;
}

function Item({ name, size, onRemove }: ItemProps) {
  const { t } = useTranslation("contactForm");
  const { code } = useLanguage();
  return (
    <li className="flex items-center gap-3 rounded-field border border-line px-4 py-2">
      <span className="grow wrap-anywhere">
        {name} <span className="text-fine text-ink-soft">{formatBytes(size, code)}</span>
      </span>
      <button
        type="button"
        className="link min-h-6 cursor-pointer text-fine"
        onClick={onRemove}
        aria-label={t("attachments.remove", { name })}
      >
        {t("attachments.removeShort")}
      </button>
    </li>
  );
}
