import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from "react";
import { placeAt, shownResume } from "../../../profile/draft/draft.ts";
import { renderProfile } from "../../../profile/page/render-profile.tsx";
import { themeById } from "../../../profile/themes/index.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { languages } from "../../i18n/languages.ts";
import { useCommands } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { Stage } from "../studio/staged.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { Toolbar } from "./toolbar.tsx";

/** Widths of the screens in px. */
const widths = { phone: 390, desktop: 1280 } as const;

/** Narrower than this the page is first shown as on a phone: a desktop's would be too small to read. */
const minDesktopPane = 640;

interface PreviewPaneProps {
  studio: Studio;
  onWindow: (frame: Window | null) => void;
}

/** The page on the screen of a phone or of a desktop, scaled to the space there is. */
export function PreviewPane({ studio, onWindow }: PreviewPaneProps) {
  const { t } = useTranslation("studio");
  const screen = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const node = screen.current as HTMLDivElement;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setSpace((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    // The observer's first call comes a frame later.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  const device = studio.device ?? (space.width < minDesktopPane ? "phone" : "desktop");
  const width = device === "phone" ? Math.min(widths.phone, space.width) : widths.desktop;
  const scale = Math.min(1, space.width / width);
  const size = {
    "--width": `${width}px`,
    "--height": `${space.height / scale}px`,
    "--scale": scale,
  } as CSSProperties;

  return (
    <section className="preview-pane" id="preview-page" aria-label={t("pane.frame")} tabIndex={-1}>
      <Toolbar studio={studio} device={device} />
      <div ref={screen} className="screen" data-device={device}>
        <Stage name="page">
          {space.width > 0 && (
            <div style={size}>
              <RenderedPage studio={studio} onWindow={onWindow} />
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

function RenderedPage({ studio: { content, theme, language }, onWindow }: PreviewPaneProps) {
  const { t } = useTranslation("studio");
  const { dispatch } = useCommands();
  const { profile, ...page } = useMemo(
    () =>
      renderProfile(shownResume(content.draft), {
        theme: themeById(theme),
        language,
        allowed: content.allowed,
        marksFields: true,
      }),
    [content, theme, language],
  );
  return (
    <ProfileFrame
      {...page}
      lang={languages[language].tag}
      title={profile.name}
      label={t("pane.frame")}
      theme={theme}
      onWindow={onWindow}
      onFieldClick={(path) => {
        const place = placeAt(content.draft, path, true);
        if (place) dispatch({ type: "field-requested", place });
      }}
    />
  );
}
