import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { HelpfulArticle } from "../../../profile/advice/observation.ts";
import { shownResume } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { useCommands, usePreviewState } from "../context.ts";
import { ExportSection } from "../export/export-section.tsx";
import { Editor } from "../form/editor.tsx";
import { PrivateData } from "../form/private-data.tsx";
import { UnplacedText } from "../form/unplaced-text.tsx";
import { FileChooser } from "../intake/file-chooser.tsx";
import { ParseStatus } from "../intake/parse-status.tsx";
import { ParserMessage } from "../intake/parser-message.tsx";
import { PreviewPane } from "../pane/preview-pane.tsx";
import type { Studio } from "../state/state.ts";
import { Advice } from "./advice.tsx";
import { ProfessionalOffer } from "./professional-offer.tsx";
import { Stage, Staged } from "./staged.tsx";
import { StudioMessages } from "./studio-messages.tsx";

interface StudioViewProps {
  /** Titles of the articles that the advice links to, by slug. */
  articles: Record<HelpfulArticle, string>;
}

/** The page made from a CV, with the form to edit it. */
export function StudioView({ articles }: StudioViewProps) {
  const { studio } = usePreviewState();
  if (!studio) return null;
  return (
    <StudioMessages>
      <Staged>
        <StudioContent studio={studio} articles={articles} />
      </Staged>
    </StudioMessages>
  );
}

function StudioContent({ studio, articles }: StudioViewProps & { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { announcement } = usePreviewState();
  const title = useRef<HTMLHeadingElement>(null);
  const frame = useRef<Window>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <div className="studio-wrap pt-29 md:pt-32">
        <StudioHead studio={studio} title={title} />
        {studio.isSample && <p className="mb-4 text-fine text-ink-soft">{t("pane.sample")}</p>}
        <ParseStatus ParserMessage={ParserMessage} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      <div className="studio-wrap studio">
        <PreviewPane
          studio={studio}
          onWindow={(window) => {
            frame.current = window;
          }}
        />
        <div className="studio-form" id="preview-form" tabIndex={-1}>
          <Stage name="form">
            <PrivateData studio={studio} />
            <UnplacedText texts={studio.content.unplaced} />
            <Editor studio={studio} />
            <p className="to-page" data-print="off">
              <a href="#preview-page" className="btn btn-primary">
                {t("pane.toPage")}
              </a>
            </p>
          </Stage>
        </div>
      </div>
      <Stage name="advice">
        <Advice draft={studio.content.draft} articles={articles} />
      </Stage>
      <Stage name="exports">
        <ExportSection studio={studio} frame={frame} />
        <ProfessionalOffer studio={studio} />
      </Stage>
    </>
  );
}

function StudioHead({ studio, title }: { studio: Studio; title: RefObject<HTMLHeadingElement | null> }) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const name = useMemo(() => shownResume(studio.content.draft).basics?.name?.trim(), [studio.content]);
  return (
    <div className="studio-head">
      <h1 ref={title} tabIndex={-1} className="studio-title">
        {name ? <RichText text={t("pane.title", { name })} tags={{ em: <em /> }} /> : t("pane.nameless")}
      </h1>
      <p className="studio-undo" data-print="off">
        <button
          type="button"
          className="btn btn-ghost"
          disabled={studio.past.length === 0}
          onClick={() => dispatch({ type: "undone" })}
        >
          {t("pane.undo")}
        </button>
      </p>
      <details className="another" data-print="off">
        <summary className="link">{t("pane.another")}</summary>
        <FileChooser />
      </details>
    </div>
  );
}
