import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import { deleteSavedDraft, readSavedDraft } from "../export/browser-storage.ts";
import type { Studio } from "../state/state.ts";

/** Offers the draft that the visitor saved in this browser. */
export function SavedDraft() {
  const { t } = useTranslation("preview");
  const { openSavedDraft } = useCommands();
  const [saved, setSaved] = useState<Studio>();
  useEffect(() => {
    const update = () => setSaved(readSavedDraft());
    update();
    // `storage` for changes in other tabs, `pageshow` for changes missed in the back/forward cache.
    const events = ["storage", "pageshow"];
    for (const event of events) addEventListener(event, update);
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, []);
  if (!saved) return null;
  return (
    <div className="message">
      <p className="grow font-semibold">
        {t("saved.title", { name: saved.content.draft.basics.name ?? t("saved.nameless") })}
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={openSavedDraft}>
          {t("saved.open")}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => {
            deleteSavedDraft();
            setSaved(undefined);
          }}
        >
          {t("saved.delete")}
        </button>
      </p>
    </div>
  );
}
