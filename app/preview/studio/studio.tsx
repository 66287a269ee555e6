import { useEffect, useMemo, useRef } from "react";
import type { HelpfulArticle } from "../../../profile/advice/observation.ts";
import { shownResume } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { ExportSection } from "../export/export-section.tsx";
import { Editor } from "../form/editor.tsx";
import { liveId } from "../form/live.ts";
import { PrivateData } from "../form/private-data.tsx";
import { UnplacedText } from "../form/unplaced-text.tsx";
import { FileChooser } from "../intake/file-chooser.tsx";
import { ParseStatus } from "../intake/parse-status.tsx";
import { PreviewPane } from "../pane/preview-pane.tsx";
import { undo } from "../state/actions.ts";
import type { State, Studio } from "../state/state.ts";
import { Advice } from "./advice.tsx";
import { ProfessionalOffer } from "./professional-offer.tsx";
import { Stage, Staged } from "./staged.tsx";
import { StudioMessages } from "./studio-messages.tsx";

interface StudioViewProps {
  state: State;
  /** Titles of the articles that the advice leads to, by slug. */
  articles: Record<HelpfulArticle, string>;
}

/** The page made of a CV, and beside it all that was read, to be corrected. */
export function StudioView(props: StudioViewProps) {
  return (
    <StudioMessages>
      <Staged>
        <WholeStudio {...props} />
      </Staged>
    </StudioMessages>
  );
}

function WholeStudio({ state, articles }: StudioViewProps) {
  const { t } = useTranslation("studio");
  const title = useRef<HTMLHeadingElement>(null);
  const frame = useRef<Window>(null);
  const { studio } = state;
  const page = studio?.page;
  const shown = useMemo(() => page && shownResume(page.draft), [page]);

  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);

  if (!studio || !shown) return null;
  const name = shown.basics?.name?.trim();
  return (
    <>
      <div className="studio-wrap pt-29 md:pt-32">
        <div className="studio-head">
          <h1 ref={title} tabIndex={-1} className="studio-title">
            {name ? <RichText text={t("pane.title", { name })} tags={{ em: <em /> }} /> : t("pane.nameless")}
          </h1>
          <p className="studio-undo" data-print="off">
            <button
              type="button"
              className="btn btn-ghost"
              disabled={studio.past.length === 0}
              onClick={undo}
            >
              {t("pane.undo")}
            </button>
          </p>
          <details className="another" data-print="off">
            <summary className="link">{t("pane.another")}</summary>
            <FileChooser />
          </details>
        </div>
        {studio.isSample && <p className="mb-4 text-fine text-ink-soft">{t("pane.sample")}</p>}
        <ParseStatus {...state} />
        <p id={liveId} role="status" className="sr-only" />
      </div>
      <div className="studio-wrap studio">
        <PreviewPane studio={studio} onWindow={(window) => (frame.current = window)} />
        <div className="studio-form" id="preview-form" tabIndex={-1}>
          <Stage of="form">
            <Form studio={studio} />
          </Stage>
        </div>
      </div>
      <Stage of="advice">
        <Advice draft={studio.page.draft} articles={articles} />
      </Stage>
      <Stage of="ways on">
        <ExportSection studio={studio} frame={frame} />
        <ProfessionalOffer studio={studio} />
      </Stage>
    </>
  );
}

/** All that was read, and what of it is left out. */
function Form({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  return (
    <>
      <PrivateData studio={studio} />
      <UnplacedText texts={studio.page.unplaced} />
      <Editor studio={studio} />
      <p className="to-page" data-print="off">
        <a href="#preview-page" className="btn btn-primary">
          {t("pane.toPage")}
        </a>
      </p>
    </>
  );
}
