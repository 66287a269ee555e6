import { type FormEvent, useEffect, useId, useRef } from "react";
import { limits } from "../../../profile/parse/limits.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands, usePreviewState } from "../context.ts";
import { studioFromCv } from "../state/create-studio.ts";
import type { ParserState, Rejection } from "../state/state.ts";
import { StudioMessages } from "../studio/studio-messages.tsx";
import { RejectionMessage } from "./parse-status.tsx";

/** Asks for the password of a locked file, or says why a file was rejected. */
export function ParserMessage() {
  const { parser, studio } = usePreviewState();
  return (
    <StudioMessages>
      {parser.status === "locked" && <Password key={String(parser.isWrong)} locked={parser} />}
      {parser.status === "rejected" && (
        <Rejected rejection={parser.rejection} hasStudio={studio !== undefined} />
      )}
    </StudioMessages>
  );
}

function Password({ locked }: { locked: Extract<ParserState, { status: "locked" }> }) {
  const { t } = useTranslation("studio");
  const { code } = useLanguage();
  const { openFile, dispatch } = useCommands();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { file, name, isWrong } = locked;

  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    openFile(file, name, code, field.current?.value ?? "");
  }

  return (
    <form className="message" onSubmit={submit}>
      <div className="field">
        <p className="font-semibold">{t("password.title", { name })}</p>
        <p className="text-fine text-ink-soft">{t("password.text")}</p>
        <label htmlFor={id}>{t("password.label")}</label>
        {/* Not a password of this site: password managers should ignore it. */}
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
        <button type="button" className="btn btn-ghost" onClick={() => dispatch({ type: "dismissed" })}>
          {t("password.cancel")}
        </button>
      </p>
    </form>
  );
}

function Rejected({ rejection, hasStudio }: { rejection: Rejection; hasStudio: boolean }) {
  const { t } = useTranslation("studio");
  const { t: tPreview } = useTranslation("preview");
  const { t: tStructure } = useTranslation("structure");
  const { code: language } = useLanguage();
  const { request } = usePreviewState();
  const { dispatch } = useCommands();
  const { code, detail, partial } = rejection;
  const limit = code === "too-large" ? limits.bytes / 1e6 : detail.limit;
  return (
    <RejectionMessage
      rejection={code === "link-damaged" ? { ...rejection, name: t("phone.link") } : rejection}
    >
      {t(`problem.${messageKey(rejection)}`, { ...detail, limit })} {hasStudio && tPreview("problem.still")}
      {partial && (
        <>
          {" "}
          {tStructure("partial.text")}{" "}
          <button
            type="button"
            className="link structure-link font-semibold"
            onClick={() => dispatch({ type: "opened", request, studio: studioFromCv(partial, language) })}
          >
            {tStructure("partial.read")}
          </button>
        </>
      )}
    </RejectionMessage>
  );
}

/** Kinds of file with a message of their own. */
const kinds = ["image", "doc", "locked-office", "rtf", "archive", "html", "json"] as const;

type MessageKey =
  | Exclude<Rejection["code"], "password-needed" | "password-wrong" | "not-loaded">
  | (typeof kinds)[number];

function messageKey({ code, detail }: Rejection): MessageKey {
  const kind = detail.kind === "ole" ? "doc" : kinds.find((known) => known === detail.kind);
  const dependsOnKind = code === "unknown-kind" || code === "not-what-its-name-says" || code === "not-a-cv";
  return (dependsOnKind ? kind : undefined) ?? (code as MessageKey);
}
