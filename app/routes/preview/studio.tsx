import { useEffect, useMemo, useRef } from "react";
import type { HelpfulArticle } from "../../../profile/advice/observation.ts";
import { shownResume } from "../../../profile/draft/draft.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { undo } from "./actions.ts";
import { Advice } from "./advice.tsx";
import { Chooser } from "./chooser.tsx";
import { Editor } from "./editor.tsx";
import { Keep } from "./keep.tsx";
import { liveId } from "./live.ts";
import { Messages } from "./messages.tsx";
import { PrivateData } from "./private-data.tsx";
import { Properly } from "./properly.tsx";
import { Sight } from "./sight.tsx";
import type { State, Studio } from "./state.ts";
import { Step, Steps } from "./steps.tsx";
import { WithStudioWords } from "./studio-words.tsx";
import { Unplaced } from "./unplaced.tsx";

interface StudioViewProps {
  state: State;
  /** Titles of the articles that the advice leads to, by slug. */
  articles: Record<HelpfulArticle, string>;
}

/** The page made of a CV, and beside it all that was read, to be corrected. */
export function StudioView(props: StudioViewProps) {
  return (
    <WithStudioWords>
      <Steps>
        <WholeStudio {...props} />
      </Steps>
    </WithStudioWords>
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
            {name ? (
              <RichText text={t("sight.title", { name })} tags={{ em: <em /> }} />
            ) : (
              t("sight.nameless")
            )}
          </h1>
          <p className="studio-undo" data-print="off">
            <button
              type="button"
              className="btn btn-ghost"
              disabled={studio.past.length === 0}
              onClick={undo}
            >
              {t("sight.undo")}
            </button>
          </p>
          <details className="another" data-print="off">
            <summary className="link">{t("sight.another")}</summary>
            <Chooser />
          </details>
        </div>
        {studio.isSample && <p className="mb-4 text-fine text-ink-soft">{t("sight.sample")}</p>}
        <Messages {...state} />
        <p id={liveId} role="status" className="sr-only" />
      </div>
      <div className="studio-wrap studio">
        <Sight studio={studio} onWindow={(window) => (frame.current = window)} />
        <div className="studio-form" id="preview-form" tabIndex={-1}>
          <Step of="form">
            <Form studio={studio} />
          </Step>
        </div>
      </div>
      <Step of="advice">
        <Advice draft={studio.page.draft} articles={articles} />
      </Step>
      <Step of="ways on">
        <Keep studio={studio} frame={frame} />
        <Properly studio={studio} />
      </Step>
    </>
  );
}

/** All that was read, and what of it is left out. */
function Form({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  return (
    <>
      <PrivateData studio={studio} />
      <Unplaced texts={studio.page.unplaced} />
      <Editor studio={studio} />
      <p className="to-page" data-print="off">
        <a href="#preview-page" className="btn btn-primary">
          {t("sight.toPage")}
        </a>
      </p>
    </>
  );
}
