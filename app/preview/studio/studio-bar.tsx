import type { RefObject } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { LocalLink } from "../../i18n/local-link.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { Logo } from "../../layout/logo.tsx";
import { useCommands, usePreviewState } from "../context.ts";
import { useExports } from "../export/use-exports.ts";
import { drawerButtonId, drawerId } from "../form/form-drawer.tsx";
import { Toolbar, toolbarId } from "../pane/toolbar.tsx";
import type { Studio } from "../state/state.ts";
import { StudioMenu } from "./studio-menu.tsx";

interface StudioBarProps {
  studio: Studio;
  title: RefObject<HTMLHeadingElement | null>;
  frame: RefObject<Window | null>;
}

/** Replaces the site's header. On phones its actions are at the bottom of the window. */
export function StudioBar({ studio, title, frame }: StudioBarProps) {
  const { t } = useTranslation("studio");
  const { t: tNav } = useTranslation("nav");
  const { isFormOpen } = usePreviewState();
  const { dispatch } = useCommands();
  const exports = useExports(studio, frame);
  const { name } = studio.content.draft.basics;
  return (
    <section className="studio-bar" aria-label={t("pane.bar")} data-print="off">
      <LocalLink to="/" className="studio-logo" aria-label={tNav("toHome")}>
        <Logo />
      </LocalLink>
      <h1 ref={title} tabIndex={-1} className="studio-title">
        {typeof name === "string" && name.trim() ? (
          <RichText text={t("pane.title", { name: name.trim() })} tags={{ em: <em /> }} />
        ) : (
          t("pane.nameless")
        )}
      </h1>
      <Toolbar studio={studio} />
      <div className="studio-actions">
        <button type="button" className="btn btn-ghost sm:hidden" popoverTarget={toolbarId}>
          {t("pane.view")}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          disabled={studio.past.length === 0}
          onClick={() => dispatch({ type: "undone" })}
        >
          {t("pane.undo")}
        </button>
        <button
          type="button"
          className="btn btn-ghost"
          id={drawerButtonId}
          aria-expanded={isFormOpen}
          aria-controls={isFormOpen ? drawerId : undefined}
          onClick={() => dispatch({ type: "form-toggled", isOpen: !isFormOpen })}
        >
          {t("pane.edit")}
        </button>
        <button
          type="button"
          className="btn btn-ghost max-md:hidden"
          onClick={() => dispatch({ type: "full-screen-toggled", isOn: true })}
        >
          {t("pane.fullScreen")}
        </button>
        <button type="button" className="btn btn-primary" onClick={exports.html}>
          {t("export.save")}
        </button>
        <StudioMenu />
      </div>
    </section>
  );
}
