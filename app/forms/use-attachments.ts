import { type RefObject, useEffect, useState } from "react";
import type { FieldProblem } from "../../shared/api.ts";
import { fileField } from "../../shared/attachments.ts";
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
    // The server checks the file again, so a check that cannot be loaded is left out.
    if (chosen)
      import("./check-file.ts").then(
        ({ checkFile }) => checkFile(chosen).then(setFileProblem),
        () => {},
      );
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
