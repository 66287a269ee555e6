import { useEffect, useRef } from "react";
import type { Analytics } from "../../shared/analytics.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LocalLink } from "../i18n/local-link.tsx";
import type { Answer } from "./consent-answer.ts";

const names = { plausible: "Plausible", gtag: "Google Analytics", "tag-manager": "Google Tag Manager" };

interface ConsentQuestionProps {
  provider: Analytics["provider"];
  /** The visitor's earlier answer. */
  answer: Answer | undefined;
  /** The visitor opened the question, so it takes the focus. */
  takeFocus: boolean;
  onAnswer: (answer: Answer) => void;
}

/** The consent question. Yes and no look alike and take one click; without an answer nothing is counted. */
export function ConsentQuestion({ provider, answer, takeFocus, onAnswer }: ConsentQuestionProps) {
  const { t } = useTranslation("consent");
  const question = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takeFocus) question.current?.focus();
  }, [takeFocus]);
  return (
    <aside ref={question} tabIndex={-1} aria-label={t("label")} className="consent" data-print="off">
      <p>
        {t("question", { name: names[provider] })} {answer && t(`answered.${answer}`)}{" "}
        <LocalLink to="/privacy-policy#cookies" className="link">
          {t("more")}
        </LocalLink>
      </p>
      <p className="flex gap-2">
        <button type="button" className="btn btn-ghost" onClick={() => onAnswer("yes")}>
          {t("accept")}
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => onAnswer("no")}>
          {t("decline")}
        </button>
      </p>
    </aside>
  );
}
