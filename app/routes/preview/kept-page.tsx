import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { openKept } from "./actions.ts";
import { forgetKept, keptStudio } from "./keeping.ts";
import type { Studio } from "./state.ts";

/** What the visitor kept in this browser the last time, to be opened or deleted. */
export function KeptPage() {
  const { t } = useTranslation("preview");
  const [kept, setKept] = useState<Studio>();
  useEffect(() => {
    const look = () => setKept(keptStudio());
    look();
    // Kept or deleted in another tab; a page that the browser brings back has heard nothing of it.
    const events = ["storage", "pageshow"];
    for (const event of events) addEventListener(event, look);
    return () => {
      for (const event of events) removeEventListener(event, look);
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
