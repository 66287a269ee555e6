import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from "react";
import { shownResume } from "../../../profile/draft/draft.ts";
import { findPlace } from "../../../profile/draft/find-place.ts";
import { profileOf } from "../../../profile/page/profile.ts";
import { publicResume } from "../../../profile/resume.ts";
import { themeById } from "../../../profile/themes/index.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { goToPlace } from "../form/go-to-place.ts";
import type { Studio } from "../state/state.ts";
import { Stage } from "../studio/staged.tsx";
import { Frame } from "./profile-frame.tsx";
import { type Device, Toolbar } from "./toolbar.tsx";

/** How wide the screens are that the page is shown on, in px. */
const widths = { phone: 390, desktop: 1280 } as const;

interface PreviewPaneProps {
  studio: Studio;
  onWindow: (frame: Window | null) => void;
}

/** The page itself, on the screen of a phone or of a desk, as large as there is room for. */
export function PreviewPane({ studio, onWindow }: PreviewPaneProps) {
  const { t } = useTranslation("studio");
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [device, setDevice] = useState<Device>();

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
    <section className="sight" id="preview-page" aria-label={t("pane.frame")} tabIndex={-1}>
      <Toolbar studio={studio} device={chosen} onDevice={setDevice} />
      <div ref={place} className="screen" data-device={chosen}>
        <Stage of="page">
          {room.width > 0 && (
            <div style={size}>
              <RenderedProfile studio={studio} onWindow={onWindow} />
            </div>
          )}
        </Stage>
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-fine text-ink-soft" data-print="off">
        {t("pane.frameHint")}
        <a href="#preview-form" className="link lg:hidden">
          {t("pane.toForm")}
        </a>
      </p>
    </section>
  );
}

/** The page as it is with all corrections. */
function RenderedProfile({ studio: { page, theme, language }, onWindow }: PreviewPaneProps) {
  const { t } = useTranslation("studio");
  const profile = useMemo(
    () => profileOf(publicResume(shownResume(page.draft), page.allowed), language, new Date()),
    [page, language],
  );
  return (
    <Frame
      profile={profile}
      theme={themeById(theme)}
      label={t("pane.frame")}
      onWindow={onWindow}
      onPick={(text, nth) => {
        const found = findPlace(page.draft, text, nth);
        if (found) goToPlace(found);
      }}
    />
  );
}
