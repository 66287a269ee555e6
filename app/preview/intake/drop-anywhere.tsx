import { useEffect, useState } from "react";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { prepare } from "../preload.ts";
import { readFile } from "../state/actions.ts";

/** Lets a file be dropped anywhere on the page: one that misses its place would be opened in place of the page. */
export function DropAnywhere() {
  const { t } = useTranslation("preview");
  const { code } = useLanguage();
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
      if (file) readFile(file, file.name, code);
    }
    addEventListener("dragover", onOver);
    addEventListener("dragleave", onLeave);
    addEventListener("drop", onDrop);
    return () => {
      removeEventListener("dragover", onOver);
      removeEventListener("dragleave", onLeave);
      removeEventListener("drop", onDrop);
    };
  }, [code]);

  // Once for each file that is dragged here: `dragover` comes many times a second, and what failed is asked for again.
  useEffect(() => {
    if (isOver) prepare().catch(() => undefined);
  }, [isOver]);

  return isOver ? (
    <p className="drop-anywhere" aria-hidden>
      {t("choose.letGo")}
    </p>
  ) : null;
}
