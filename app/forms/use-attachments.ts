import { type RefObject, useEffect, useState } from "react";
import type { FieldProblem } from "../../shared/api.ts";
import { fileField, fileKindOf, fileLimit, headBytes, tailBytes } from "../../shared/attachments.ts";
import { type HandedOverDraft, handedOverDraft } from "./form-draft.ts";

/** The file and the draft that go with a message, until they are removed or sent. */
export function useAttachments(form: RefObject<HTMLFormElement | null>) {
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<FieldProblem["code"]>();
  const [draft, setDraft] = useState<HandedOverDraft>();

  const input = () => form.current?.elements.namedItem(fileField) as HTMLInputElement | null | undefined;

  function readInput(): void {
    const chosen = input()?.files?.[0];
    setFile(chosen);
    setFileProblem(undefined);
    if (chosen) problemOf(chosen).then(setFileProblem);
  }

  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has mounted
  useEffect(() => {
    readInput();
    setDraft(handedOverDraft.get());
  }, []);

  return {
    file,
    fileProblem,
    draft,
    readInput,
    removeFile() {
      const field = input();
      if (field) field.value = "";
      readInput();
      field?.focus();
    },
    removeDraft() {
      handedOverDraft.set(undefined);
      setDraft(undefined);
    },
  };
}

async function problemOf(file: File): Promise<FieldProblem["code"] | undefined> {
  if (file.size > fileLimit) return "too_long";
  const read = async (part: Blob) => new Uint8Array(await part.arrayBuffer());
  try {
    const [head, tail] = [await read(file.slice(0, headBytes)), await read(file.slice(-tailBytes))];
    return fileKindOf(head, tail) ? undefined : "invalid";
  } catch {
    // The file was moved or changed after it was chosen.
    return "required";
  }
}
