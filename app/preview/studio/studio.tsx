import { useEffect, useRef } from "react";
import type { HelpfulArticle } from "../../../profile/advice/observation.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { usePreviewState } from "../context.ts";
import { ExportMessage } from "../export/export-message.tsx";
import { ExportSection } from "../export/export-section.tsx";
import { ContactDetails } from "../form/contact-details.tsx";
import { Editor } from "../form/editor.tsx";
import { FormDrawer } from "../form/form-drawer.tsx";
import { PrivateData } from "../form/private-data.tsx";
import { UnplacedText } from "../form/unplaced-text.tsx";
import { UnsureValues } from "../form/unsure-values.tsx";
import { FileChooser } from "../intake/file-chooser.tsx";
import { ParseStatus } from "../intake/parse-status.tsx";
import { ParserMessage } from "../intake/parser-message.tsx";
import { PreviewPane } from "../pane/preview-pane.tsx";
import type { Studio } from "../state/state.ts";
import { StructureSection } from "../structure/structure-section.tsx";
import { hasWarnings } from "../structure/warning-sentence.ts";
import { Advice } from "./advice.tsx";
import { Designs } from "./designs.tsx";
import { type OfferedPackage, OfferLine } from "./offer-line.tsx";
import { ProfessionalOffer } from "./professional-offer.tsx";
import { Questions } from "./questions.tsx";
import { Stage, Staged } from "./staged.tsx";
import { StudioBar } from "./studio-bar.tsx";
import { StudioMessages } from "./studio-messages.tsx";

interface StudioViewProps {
  /** Titles of the articles that the advice links to, by slug. */
  articles: Record<HelpfulArticle, string>;
  /** The cheapest first. */
  packages: OfferedPackage[];
}

/** The studio: the page first, the form in a drawer, everything else below. */
export function StudioView(props: StudioViewProps) {
  const { studio } = usePreviewState();
  if (!studio) return null;
  return (
    <StudioMessages>
      <Staged>
        <StudioContent studio={studio} {...props} />
      </Staged>
    </StudioMessages>
  );
}

function StudioContent({ studio, articles, packages }: StudioViewProps & { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { announcement, isFullScreen } = usePreviewState();
  const title = useRef<HTMLHeadingElement>(null);
  const frame = useRef<Window>(null);
  const { content } = studio;

  useEffect(() => {
    // In the next frame: both need the layout, which would lengthen this task.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      title.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <>
      <div className="contents" inert={isFullScreen}>
        <StudioBar studio={studio} title={title} frame={frame} />
        <div className="studio-status">
          <ParseStatus ParserMessage={ParserMessage} />
          <p role="status" className="sr-only">
            {announcement}
          </p>
          <StructureSection studio={studio} />
          {studio.isSample && <p className="text-ink-soft">{t("pane.sample")}</p>}
          <UnsureValues names={Object.keys(studio.unsure)} />
          <PrivateData withheld={studio.withheld} />
          <ExportMessage />
        </div>
      </div>
      <div className="studio">
        <PreviewPane
          studio={studio}
          onWindow={(window) => {
            frame.current = window;
          }}
        />
        <FormDrawer>
          <Editor studio={studio} />
          <ContactDetails content={content} />
          <UnplacedText content={content} />
        </FormDrawer>
      </div>
      <div className="studio-sections" inert={isFullScreen}>
        <OfferLine cheapest={packages[0]} />
        <Stage name="designs">
          <Questions draft={content.draft} />
          <Designs studio={studio} />
        </Stage>
        <Stage name="advice">
          <Advice
            draft={content.draft}
            articles={articles}
            isDoubtful={hasWarnings(studio.parse)}
            withheld={studio.withheld}
          />
        </Stage>
        <Stage name="exports">
          <ExportSection
            studio={studio}
            offer={<ProfessionalOffer studio={studio} packages={packages} />}
            frame={frame}
          />
          <details className="studio-wrap another pb-10" id="another-cv" data-print="off">
            <summary className="link">{t("pane.another")}</summary>
            <FileChooser />
          </details>
        </Stage>
      </div>
    </>
  );
}
