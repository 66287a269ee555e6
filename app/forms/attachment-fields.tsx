import { acceptedFiles, fileField } from "../../shared/attachments.ts";
import { formatBytes } from "../../shared/format-bytes.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { Field } from "../ui/field.tsx";
import type { useAttachments } from "./use-attachments.ts";
import type { Problems } from "./use-field-problems.ts";

interface AttachmentFieldsProps {
  attachments: ReturnType<typeof useAttachments>;
  problems: Problems<"file" | "draft">;
  /** Without it the form takes no file: another server receives it. */
  takesFile: boolean;
}

/** The file input, and the file and draft that go with the message, each with a button that removes it. */
export function AttachmentFields({ attachments, problems, takesFile }: AttachmentFieldsProps) {
  const { t } = useTranslation("contactForm");
  const { file, fileProblem, draft, readInput, removeFile, removeDraft } = attachments;
  const fileCode = fileProblem ?? problems.file;
  return (
    <div className="col-span-full grid gap-3">
      {takesFile && (
        <Field
          name={fileField}
          label={t("attachments.file.label")}
          hint={`${t("attachments.file.hint")} ${t("attachments.note")}`}
          error={fileCode && t(`attachments.file.${fileCode}`)}
        >
          {(control) => <input {...control} type="file" accept={acceptedFiles} onChange={readInput} />}
        </Field>
      )}
      {(file || draft) && (
        <ul className="grid gap-2">
          {file && <Item name={file.name} size={file.size} onRemove={removeFile} />}
          {draft && (
            <Item
              name={t("attachments.draft.label")}
              size={new Blob([draft.json]).size}
              image={draft.image}
              onRemove={removeDraft}
            />
          )}
        </ul>
      )}
      {problems.draft && <p className="field-error">{t(`attachments.draft.${problems.draft}`)}</p>}
    </div>
  );
}

interface ItemProps {
  name: string;
  size: number;
  image?: string | undefined;
  onRemove: () => void;
}

function Item({ name, size, image, onRemove }: ItemProps) {
  const { t } = useTranslation("contactForm");
  const { code } = useLanguage();
  return (
    <li className="flex items-center gap-3 rounded-field border border-line px-4 py-2">
      {image && <img src={image} alt="" className="h-16 w-auto rounded-field border border-line" />}
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
