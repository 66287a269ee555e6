import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { openKept } from "./actions.ts";
import { forgetKept, keptStudio } from "./keeping.ts";
import type { Studio } from "./state.ts";

/** What the visitor kept in this browser the last time, to be opened or deleted. */
export function KeptPage() {
  const { t } = useTranslation("preview");
  const [kept, setKept] = useState<Studio>();
  useEffect(() => setKept(keptStudio()), []);
  if (!kept) return null;
  return (
    <div className="message">
      <p className="grow font-semibold">
        {t("kept.title", { name: kept.page.draft.basics.name ?? t("kept.nameless") })}
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => openKept(kept)}>
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
