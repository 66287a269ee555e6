import { type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { prepared } from "../preload.ts";
import { dismiss, stopReading } from "../state/actions.ts";
import type { State } from "../state/state.ts";

/** What is going on with the file that was chosen last: it is read, locked, or could not be read. */
export function ParseStatus(state: State) {
  const { t } = useTranslation("preview");
  const { task, locked, problem, studio, wasStopped } = state;
  const name = studio?.page.draft.basics.name;
  const { Rejection } = locked || (problem && problem.code !== "not-loaded") ? prepared() : {};
  const isReady = studio && !task && !locked && !problem;
  return (
    <>
      <p role="status" className="sr-only">
        {task && t("reading.title", { name: task.name || t("problem.noName") })}
        {wasStopped && t("reading.stopped")}
        {isReady && t("reading.done", { name: typeof name === "string" ? name : t("kept.nameless") })}
      </p>
      {task && <Progress task={task} />}
      {wasStopped && !isReady && <p className="message text-ink-soft">{t("reading.stopped")}</p>}
      {problem?.code === "not-loaded" ? (
        <Message problem={problem}>{t("problem.notLoaded")}</Message>
      ) : (
        Rejection && <Rejection state={state} />
      )}
    </>
  );
}

interface MessageProps {
  problem: NonNullable<State["problem"]>;
  children: ReactNode;
}

/** Why a file was not read, and what to do. */
export function Message({ problem, children }: MessageProps) {
  const { t } = useTranslation("preview");
  return (
    <div className="message" role="alert" data-refusal={problem.code}>
      <div>
        <p className="font-semibold">{t("problem.title", { name: problem.name || t("problem.noName") })}</p>
        <p className="mt-1">{children}</p>
      </div>
      <button type="button" className="btn btn-ghost" onClick={dismiss}>
        {t("problem.close")}
      </button>
    </div>
  );
}

function Progress({ task }: { task: NonNullable<State["task"]> }) {
  const { t } = useTranslation("preview");
  const label = useId();
  return (
    <div className="message">
      <div>
        <p id={label} className="font-semibold">
          {t("reading.title", { name: task.name || t("problem.noName") })}
        </p>
        <p className="text-fine text-ink-soft">
          {task.step === "loading" ? t("reading.loading") : t("reading.text")}
        </p>
        <progress
          aria-labelledby={label}
          max={1}
          value={task.step === "reading" && task.done > 0 ? task.done : undefined}
        />
      </div>
      <button type="button" className="btn btn-ghost" onClick={stopReading}>
        {t("reading.stop")}
      </button>
    </div>
  );
}
