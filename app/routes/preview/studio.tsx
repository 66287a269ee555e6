import {
  type CSSProperties,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { HelpfulArticle } from "../../../profile/advice/observation.ts";
import { shownResume } from "../../../profile/draft/draft.ts";
import { findPlace } from "../../../profile/draft/find-place.ts";
import { lookOf } from "../../../profile/looks/index.ts";
import { profileOf } from "../../../profile/page/profile.ts";
import { publicResume } from "../../../profile/resume.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { RichText } from "../../i18n/rich-text.tsx";
import { undo } from "./actions.ts";
import { Advice } from "./advice.tsx";
import { Chooser } from "./chooser.tsx";
import { Editor } from "./editor.tsx";
import { Frame } from "./frame.tsx";
import { goToPlace } from "./go-to-place.ts";
import { Keep } from "./keep.tsx";
import { liveId } from "./live.ts";
import { Messages } from "./messages.tsx";
import { PrivateData } from "./private-data.tsx";
import { Properly } from "./properly.tsx";
import type { State, Studio } from "./state.ts";
import { WithStudioWords } from "./studio-words.tsx";
import { type Device, Toolbar } from "./toolbar.tsx";
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
      <WholeStudio {...props} />
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
  // The page first; the form follows in small pieces of work, so that no single one holds the browser up.
  const [hasForm, setHasForm] = useState(false);

  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
    startTransition(() => setHasForm(true));
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
          <p className="studio-undo">
            <button
              type="button"
              className="btn btn-ghost"
              disabled={studio.past.length === 0}
              onClick={undo}
            >
              {t("sight.undo")}
            </button>
          </p>
          <details className="another">
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
          {hasForm && <Form studio={studio} />}
        </div>
      </div>
      {hasForm && (
        <>
          <Advice draft={studio.page.draft} articles={articles} />
          <Keep studio={studio} frame={frame} />
          <Properly studio={studio} />
        </>
      )}
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
      <p className="to-page">
        <a href="#preview-page" className="btn btn-primary">
          {t("sight.toPage")}
        </a>
      </p>
    </>
  );
}

/** How wide the screens are that the page is shown on, in px. */
const widths = { phone: 390, desktop: 1280 } as const;

/** The page itself, on the screen of a phone or of a desk, as large as there is room for. */
function Sight({ studio, onWindow }: { studio: Studio; onWindow: (frame: Window | null) => void }) {
  const { t } = useTranslation("studio");
  const { page, language } = studio;
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [device, setDevice] = useState<Device>();
  const look = lookOf(studio.look);
  const profile = useMemo(
    () => profileOf(publicResume(shownResume(page.draft), page.allowed), language, new Date()),
    [page, language],
  );

  useLayoutEffect(() => {
    const node = place.current as HTMLDivElement;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setRoom((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    // At once, too: the observer first tells a frame later.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  // Where a desk would be too small to read, the page is first seen as a phone shows it.
  const chosen = device ?? (room.width < 640 ? "phone" : "desktop");
  const width = chosen === "phone" ? Math.min(widths.phone, room.width) : widths.desktop;
  const scale = Math.min(1, room.width / width);
  const size = {
    "--width": `${width}px`,
    "--height": `${room.height / scale}px`,
    "--scale": scale,
  } as CSSProperties;

  return (
    <section className="sight" id="preview-page" aria-label={t("sight.frame")} tabIndex={-1}>
      <Toolbar studio={studio} device={chosen} onDevice={setDevice} />
      <div ref={place} className="screen" data-device={chosen}>
        {room.width > 0 && (
          <div style={size}>
            <Frame
              profile={profile}
              look={look}
              label={t("sight.frame")}
              onWindow={onWindow}
              onPick={(text, nth) => {
                const found = findPlace(page.draft, text, nth);
                if (found) goToPlace(found);
              }}
            />
          </div>
        )}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-fine text-ink-soft">
        {t("sight.frameHint")}
        <a href="#preview-form" className="link to-form">
          {t("sight.toForm")}
        </a>
      </p>
    </section>
  );
}
