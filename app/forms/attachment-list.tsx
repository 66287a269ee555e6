import type { ReactNode } from "react";
import { formatBytes } from "../../shared/format-bytes.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { DraftPicture, useDraftName } from "./draft-item.tsx";
import type { useAttachments } from "./use-attachments.ts";

interface AttachmentListProps {
  attachments: ReturnType<typeof useAttachments>;
}

/** The attached file and draft with size and remove button. */
export default function AttachmentList({ attachments }: AttachmentListProps): ReactNode {
  const draftName = useDraftName();
  const { file, draft, removeFile, removeDraft } = attachments;
  return (
    <ul className="grid gap-2">
      {file && <Item name={file.name} size={file.size} onRemove={removeFile} />}
      {draft && (
        <Item name={draftName(draft)} size={new Blob([draft.json]).size} onRemove={removeDraft}>
          <DraftPicture draft={draft} />
        </Item>
      )}
    </ul>
  );
}

interface ItemProps {
  name: string;
  size: number;
  onRemove: () => void;
  children?: ReactNode;
}

function Item({ name, size, onRemove, children }: ItemProps) {
  const { t } = useTranslation("contactForm");
  const { code } = useLanguage();
  return (
    <li className="flex items-center gap-3 rounded-field border border-line px-4 py-2">
      {children}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
        <span className="min-w-0 wrap-anywhere">
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
      </div>
    </li>
  );
}
