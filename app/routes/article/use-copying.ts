import { type RefObject, useEffect } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useNotify } from "../../notices/notifications.tsx";
import { plainText } from "./plain-text.ts";

/**
 * Handles the copy buttons of an article's examples. They are part of its HTML, so one listener serves
 * them all. When the browser refuses, the example is selected for manual copying.
 */
export function useCopying(text: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation("articles");
  const notify = useNotify();
  useEffect(() => {
    const root = text.current;
    if (!root) return;
    async function onClick({ target }: MouseEvent) {
      const tools = (target as Element).closest("button") && (target as Element).closest(".box-tools");
      const title = tools?.parentElement?.firstElementChild;
      if (!tools || !title) return;
      const blocks = [...(title.parentElement?.children ?? [])].slice(1, -1);
      try {
        await navigator.clipboard.writeText(plainText(blocks));
        notify({ kind: "success", title: t("copied.title"), text: t("copied.text") });
      } catch {
        getSelection()?.setBaseAndExtent(title, title.childNodes.length, tools, 0);
        notify({ kind: "destructive", title: t("notCopied.title"), text: t("notCopied.text") });
      }
    }
    root.addEventListener("click", onClick);
    return () => root.removeEventListener("click", onClick);
  }, [text, t, notify]);
}
