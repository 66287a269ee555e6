import { useEffect, useState } from "react";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";

/** Accepts a file dropped anywhere on the page. Browsers navigate to a dropped file that is not handled. */
export function DropAnywhere() {
  const { t } = useTranslation("preview");
  const { code } = useLanguage();
  const { openFile, preload } = useCommands();
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;
    function onOver(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setIsOver(true);
    }
    function onLeave({ relatedTarget }: DragEvent) {
      if (!relatedTarget) setIsOver(false);
    }
    function onDrop(event: DragEvent) {
      if (!hasFile(event)) return;
      event.preventDefault();
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) openFile(file, file.name, code);
    }
    addEventListener("dragover", onOver);
    addEventListener("dragleave", onLeave);
    addEventListener("drop", onDrop);
    return () => {
      removeEventListener("dragover", onOver);
      removeEventListener("dragleave", onLeave);
      removeEventListener("drop", onDrop);
    };
  }, [code, openFile]);

  // Not in `onOver`, which runs continuously while dragging.
  useEffect(() => {
    if (isOver) preload();
  }, [isOver, preload]);

  return isOver ? (
    <p className="drop-anywhere" aria-hidden>
      {t("choose.letGo")}
    </p>
  ) : null;
}
