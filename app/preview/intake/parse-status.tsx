import { type ComponentType, type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands, usePreviewState } from "../context.ts";
import type { ParserState, Rejection } from "../state/state.ts";

interface ParseStatusProps {
  /** Message for a locked or rejected file. Loaded with the studio. */
  ParserMessage: ComponentType | undefined;
  /** For pages where the file chooser shows the progress. */
  hidesProgress?: boolean;
}

/** Status of the latest file. */
export function ParseStatus({ ParserMessage, hidesProgress }: ParseStatusProps) {
  const { t } = useTranslation("preview");
  const { parser, studio } = usePreviewState();
  const name = studio?.content.draft.basics.name;
  const { status } = parser;
  const isBusy = status === "loading" || status === "parsing";
  const isReady = studio && (status === "idle" || status === "stopped");
  return (
    <>
      <p role="status" className="sr-only">
        {isBusy && t("reading.title", { name: parser.name || t("problem.noName") })}
        {status === "stopped" && t("reading.stopped")}
        {isReady && t("reading.done", { name: typeof name === "string" ? name : t("saved.nameless") })}
      </p>
      {isBusy && !hidesProgress && <Progress parser={parser} />}
      {status === "stopped" && !isReady && <p className="message text-ink-soft">{t("reading.stopped")}</p>}
      {status === "rejected" && parser.rejection.code === "not-loaded" ? (
        <RejectionMessage rejection={parser.rejection}>{t("problem.notLoaded")}</RejectionMessage>
      ) : (
        (status === "rejected" || status === "locked") && ParserMessage && <ParserMessage />
      )}
    </>
  );
}

interface RejectionMessageProps {
  rejection: Rejection;
  children: ReactNode;
}

/** Tells why a file was not parsed, and what to do. */
export function RejectionMessage({ rejection, children }: RejectionMessageProps) {
  const { t } = useTranslation("preview");
  const { dispatch } = useCommands();
  return (
    <div className="message" role="alert" data-rejection={rejection.code}>
      <div>
        <p className="font-semibold">{t("problem.title", { name: rejection.name || t("problem.noName") })}</p>
        <p className="mt-1">{children}</p>
      </div>
      <button type="button" className="btn btn-ghost" onClick={() => dispatch({ type: "dismissed" })}>
        {t("problem.close")}
      </button>
    </div>
  );
}

/** Progress of the parser, and the button that stops it. */
export function Progress({ parser }: { parser: Extract<ParserState, { status: "loading" | "parsing" }> }) {
  const { t } = useTranslation("preview");
  const { stopParsing } = useCommands();
  const label = useId();
  return (
    <div className="message">
      <div>
        <p id={label} className="font-semibold">
          {t("reading.title", { name: parser.name || t("problem.noName") })}
        </p>
        <p className="text-fine text-ink-soft">
          {parser.status === "loading" ? t("reading.loading") : t("reading.text")}
        </p>
        <progress
          aria-labelledby={label}
          max={1}
          value={parser.status === "parsing" && parser.progress > 0 ? parser.progress : undefined}
        />
      </div>
      <button type="button" className="btn btn-ghost" onClick={stopParsing}>
        {t("reading.stop")}
      </button>
    </div>
  );
}
