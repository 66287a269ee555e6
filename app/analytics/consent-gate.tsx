import { useEffect, useRef, useState } from "react";
import type en from "../../content/en/consent.json";
import { type Analytics, needsConsent } from "../../shared/analytics.ts";
import { LanguageProvider, useLanguage } from "../i18n/language-provider.tsx";
import { type Answer, storeAnswer, storedAnswer } from "./consent-answer.ts";
import { ConsentQuestion } from "./consent-question.tsx";
import { startProvider, stopProvider } from "./provider.ts";

/** Loaded with this script, which only sites with a provider load. */
const translations = import.meta.glob<typeof en>("../../content/*/consent.json", {
  eager: true,
  import: "default",
});

/** Starts the provider: at once when it needs no consent, otherwise after the visitor consents. */
export function ConsentGate({ analytics, asked }: { analytics: Analytics; asked: number }) {
  const { code } = useLanguage();
  const isConsentNeeded = needsConsent(analytics);
  const [answer, setAnswer] = useState(() => (isConsentNeeded ? storedAnswer(analytics) : "yes"));
  const [open, setOpen] = useState(answer === undefined);
  /** The focused element when the visitor opened the question. */
  const focusBefore = useRef<Element>(null);

  useEffect(() => {
    if (answer === "yes") startProvider(analytics);
  }, [answer, analytics]);

  useEffect(() => {
    if (asked === 0) return;
    focusBefore.current = document.activeElement;
    setOpen(true);
  }, [asked]);

  if (!isConsentNeeded || !open) return null;
  function decide(next: Answer) {
    storeAnswer(analytics, next);
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    setOpen(false);
    setAnswer(next);
    if (answer === "yes" && next === "no") stopProvider();
  }
  return (
    <LanguageProvider
      code={code}
      translations={{ consent: translations[`../../content/${code}/consent.json`] }}
    >
      <ConsentQuestion
        provider={analytics.provider}
        answer={answer}
        takeFocus={focusBefore.current !== null}
        onAnswer={decide}
      />
    </LanguageProvider>
  );
}
