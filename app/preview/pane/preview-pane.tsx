import { type CSSProperties, type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { placeAt, shownResume } from "../../../profile/draft/draft.ts";
import { placeholderPath } from "../../../profile/page/placeholder.ts";
import { renderProfile } from "../../../profile/page/render-profile.tsx";
import { themeById } from "../../../profile/themes/index.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { languages } from "../../i18n/languages.ts";
import { useCommands, usePreviewState } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { professionalOfferId } from "../studio/professional-offer.tsx";
import { Stage } from "../studio/staged.tsx";
import { FullScreenKeys } from "./full-screen-keys.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { useDevice } from "./use-device.ts";

/** Width of a phone, and the least width of a desktop, in px. Where there is more space, a desktop is as wide as that. */
const phoneWidth = 390;
const minDesktopWidth = 960;

interface PreviewPaneProps {
  studio: Studio;
  onWindow: (frame: Window | null) => void;
}

/** The page on the screen of a phone or of a desktop, at its real size where that fits. */
export function PreviewPane({ studio, onWindow }: PreviewPaneProps) {
  const { t } = useTranslation("studio");
  const { isFullScreen, reveal } = usePreviewState();
  const isRevealed = reveal !== undefined;
  const device = useDevice(studio);
  const screen = useRef<HTMLDivElement>(null);
  useSettle(screen, isRevealed);
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

  const width =
    device === "phone" ? Math.min(phoneWidth, space.width) : Math.max(minDesktopWidth, space.width);
  const scale = Math.min(1, space.width / width);
  const size = {
    "--width": `${width}px`,
    "--height": `${space.height / scale}px`,
    "--scale": scale,
  } as CSSProperties;

  return (
    <section
      className="preview-pane"
      id="preview-page"
      aria-label={t("pane.frame")}
      tabIndex={-1}
      data-full-screen={isFullScreen || isRevealed || undefined}
    >
      <FullScreenKeys theme={studio.theme}>
        <div ref={screen} className="screen" data-device={device}>
          <Stage name="page">
            {space.width > 0 && (
              <div style={size}>
                <RenderedPage studio={studio} onWindow={onWindow} />
              </div>
            )}
          </Stage>
        </div>
      </FullScreenKeys>
    </section>
  );
}

/** Moves the page from the whole window to its place in the studio when the reveal ends. */
function useSettle(screen: RefObject<HTMLDivElement | null>, isRevealed: boolean): void {
  const wasRevealed = useRef(isRevealed);
  useLayoutEffect(() => {
    const node = screen.current;
    if (node && wasRevealed.current && !isRevealed) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const whole = `translate(${-left}px, ${-top}px) scale(${innerWidth / width}, ${innerHeight / height})`;
      node.animate(
        [
          { transformOrigin: "0 0", transform: whole },
          { transformOrigin: "0 0", transform: "none" },
        ],
        { duration: 450, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
      );
    }
    wasRevealed.current = isRevealed;
  }, [screen, isRevealed]);
}

function RenderedPage({ studio: { content, theme, style, language }, onWindow }: PreviewPaneProps) {
  const { t } = useTranslation("studio");
  const { tag } = useLanguage();
  const { dispatch } = useCommands();
  const { profile, ...page } = useMemo(
    () =>
      renderProfile(shownResume(content.draft), {
        theme: themeById(theme),
        style,
        language,
        allowed: content.allowed,
        ...(content.figures && { figures: content.figures }),
        placeholder: { text: (about) => t("pane.placeholder", { about }), lang: tag },
        marksFields: true,
      }),
    [content, theme, style, language, t, tag],
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
        if (path === placeholderPath) document.getElementById(professionalOfferId)?.focus();
        const place = placeAt(content.draft, path, true);
        if (place) dispatch({ type: "field-requested", place });
      }}
    />
  );
}
