import { lazy, Suspense } from "react";
import { acceptedFiles, fileField } from "../../shared/attachments.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { Field } from "../ui/field.tsx";
import type { useAttachments } from "./use-attachments.ts";
import type { Problems } from "./use-field-problems.ts";

// Loaded with the first file. When loading fails, the file input still shows the file's name.
const AttachmentList = lazy(() => import("./attachment-list.tsx").catch(() => ({ default: () => null })));

interface AttachmentFieldsProps {
  attachments: ReturnType<typeof useAttachments>;
  problems: Problems<"file" | "draft">;
  /** Undefined when another server receives the form, which accepts no file. */
  acceptsFile: boolean;
}

/** The file input, and the attached file and draft with buttons to remove them. */
export function AttachmentFields({ attachments, problems, acceptsFile }: AttachmentFieldsProps) {
  const { t } = useTranslation("contactForm");
  const { file, fileProblem, draft, readInput } = attachments;
  const fileCode = fileProblem ?? problems.file;
  return (
    <div className="col-span-full grid gap-3">
      {acceptsFile && (
        <Field
          name={fileField}
          label={t("attachments.file.label")}
          hint={`${t("attachments.file.hint")} ${t("attachments.note")}`}
          error={fileCode && t(`attachments.file.${fileCode}`)}
        >
          {(control) => (
            <div className="file-input">
              <input {...control} type="file" accept={acceptedFiles} onChange={readInput} />
              <span aria-hidden>
                <b>{t("attachments.file.choose")}</b> <span>{file?.name}</span>
              </span>
            </div>
          )}
        </Field>
      )}
      {(file || draft) && (
        <Suspense>
          <AttachmentList attachments={attachments} />
        </Suspense>
      )}
      {problems.draft && <p className="field-error">{t(`attachments.draft.${problems.draft}`)}</p>}
    </div>
  );
}
