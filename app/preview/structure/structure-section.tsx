import { useState } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands } from "../context.ts";
import type { Parse, Studio } from "../state/state.ts";
import { JobCards } from "./job-cards.tsx";
import { StructureDialog } from "./structure-dialog.tsx";
import { useWarningSentence } from "./warning-sentence.ts";

/** The parser's warning, if any, and the button that opens the structure dialog. */
export function StructureSection({ studio }: { studio: Studio }) {
  return studio.parse ? <ParsedFile studio={studio} parse={studio.parse} /> : null;
}

function ParsedFile({ studio, parse }: { studio: Studio; parse: Parse }) {
  const { t } = useTranslation("structure");
  const { dispatch } = useCommands();
  const [isOpen, setIsOpen] = useState(false);
  const sentence = useWarningSentence(parse);

  function confirm() {
    const { content, withheld, unsure } = studio;
    const parsed = { withheld, unsure, parse: { ...parse, isConfirmed: true } as const };
    dispatch({ type: "edited", field: "", content: { ...content }, parsed });
  }

  return (
    <>
      <div className={sentence && "message"} data-print="off">
        {sentence && <p className="font-semibold">{sentence}</p>}
        <p className="flex flex-wrap gap-3">
          <button
            type="button"
            className={sentence ? "btn btn-primary" : "link structure-link"}
            onClick={() => setIsOpen(true)}
          >
            {t("title")}
          </button>
          {sentence && (
            <button type="button" className="btn btn-ghost" onClick={confirm}>
              {t("confirm")}
            </button>
          )}
        </p>
      </div>
      {sentence && <JobCards parse={parse} />}
      {isOpen && <StructureDialog studio={studio} parse={parse} onClose={() => setIsOpen(false)} />}
    </>
  );
}
