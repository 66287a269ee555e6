import { type FormEvent, useEffect, useId, useRef } from "react";
import { limits } from "../../../profile/parse/limits.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { dismiss, readFile } from "../state/actions.ts";
import type { Problem, State } from "../state/state.ts";
import { StudioMessages } from "../studio/studio-messages.tsx";
import { Message } from "./parse-status.tsx";

/** What there is to say of a file that was not read: it is locked, or why it was refused. */
export function Rejection({ state: { locked, problem, studio } }: { state: State }) {
  return (
    <StudioMessages>
      {locked && <Password key={String(locked.isWrong)} locked={locked} />}
      {problem && <Refused problem={problem} hasStudio={studio !== undefined} />}
    </StudioMessages>
  );
}

function Password({ locked }: { locked: NonNullable<State["locked"]> }) {
  const { t } = useTranslation("studio");
  const { code } = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { file, name, isWrong } = locked;

  useEffect(() => field.current?.focus(), []);

  function open(event: FormEvent) {
    event.preventDefault();
    readFile(file, name, code, field.current?.value ?? "");
  }

  return (
    <form className="message" onSubmit={open}>
      <div className="field">
        <p className="font-semibold">{t("password.title", { name })}</p>
        <p className="text-fine text-ink-soft">{t("password.text")}</p>
        <label htmlFor={id}>{t("password.label")}</label>
        {/* No password of this site: browsers have nothing to remember. */}
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
        />
        {isWrong && (
          <p id={`${id}-wrong`} className="field-error">
            {t("password.wrong")}
          </p>
        )}
      </div>
      <p className="flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary">
          {t("password.open")}
        </button>
        <button type="button" className="btn btn-ghost" onClick={dismiss}>
          {t("password.cancel")}
        </button>
      </p>
    </form>
  );
}

function Refused({ problem, hasStudio }: { problem: Problem; hasStudio: boolean }) {
  const { t } = useTranslation("studio");
  const { t: tPreview } = useTranslation("preview");
  const { code, detail } = problem;
  const limit = code === "too-large" ? limits.bytes / 1e6 : detail.limit;
  return (
    <Message problem={problem}>
      {t(`problem.${sentenceOf(problem)}`, { ...detail, limit })} {hasStudio && tPreview("problem.still")}
    </Message>
  );
}

/** Kinds of file with a sentence of their own. */
const kinds = ["image", "doc", "locked-office", "rtf", "archive", "html", "json"] as const;

type Sentence =
  | Exclude<Problem["code"], "password-needed" | "password-wrong" | "not-loaded">
  | (typeof kinds)[number];

function sentenceOf({ code, detail }: Problem): Sentence {
  const kind = detail.kind === "ole" ? "doc" : kinds.find((known) => known === detail.kind);
  const tellsMore = code === "unknown-kind" || code === "not-what-its-name-says" || code === "not-a-cv";
  return (tellsMore ? kind : undefined) ?? (code as Sentence);
}
