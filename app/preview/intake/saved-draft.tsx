import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { forgetKept, keptStudio } from "../export/browser-storage.ts";
import { openKept } from "../state/actions.ts";
import type { Studio } from "../state/state.ts";

/** What the visitor kept in this browser the last time, to be opened or deleted. */
export function SavedDraft() {
  const { t } = useTranslation("preview");
  const [kept, setKept] = useState<Studio>();
  useEffect(() => {
    const theme = () => setKept(keptStudio());
    theme();
    // Kept or deleted in another tab; a page that the browser brings back has heard nothing of it.
    const events = ["storage", "pageshow"];
    for (const event of events) addEventListener(event, theme);
    return () => {
      for (const event of events) removeEventListener(event, theme);
    };
  }, []);
  if (!kept) return null;
  return (
    <div className="message">
      <p className="grow font-semibold">
        {t("kept.title", { name: kept.page.draft.basics.name ?? t("kept.nameless") })}
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => openKept()}>
          {t("kept.open")}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() => {
            forgetKept();
            setKept(undefined);
          }}
        >
          {t("kept.forget")}
        </button>
      </p>
    </div>
  );
}
