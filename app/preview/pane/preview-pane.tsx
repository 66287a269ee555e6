import { useMemo } from "react";
import { resolveField, shownResume } from "../../../profile/draft/draft.ts";
import { placeholderPath } from "../../../profile/page/placeholder.ts";
import { renderProfile } from "../../../profile/page/render-profile.tsx";
import { themeById } from "../../../profile/themes/index.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { languages } from "../../i18n/languages.ts";
import { useCommands, usePreviewState } from "../context.ts";
import type { Studio } from "../state/state.ts";
import { professionalOfferId } from "../studio/professional-offer.tsx";
import { FullScreenKeys } from "./full-screen-keys.tsx";
import { ProfileFrame } from "./profile-frame.tsx";
import { Screens } from "./screens.tsx";
import { useDevice } from "./use-device.ts";
import { cssInScheme, useScheme } from "./use-scheme.ts";

interface PreviewPaneProps {
  studio: Studio;
  onWindow: (frame: Window | null) => void;
}

/** The page on the screen of a phone, of a desktop or of both. */
export function PreviewPane({ studio, onWindow }: PreviewPaneProps) {
  const { t } = useTranslation("studio");
  const { isFullScreen, reveal } = usePreviewState();
  const device = useDevice(studio);
  return (
    <section
      className="preview-pane"
      id="preview-page"
      aria-label={t("pane.frame")}
      tabIndex={-1}
      data-full-screen={isFullScreen || reveal !== undefined || undefined}
    >
      <FullScreenKeys theme={studio.theme}>
        <Screens device={device}>
          {(isSecond) => (
            <RenderedPage
              studio={studio}
              label={isSecond ? `${t("pane.frame")}, ${t("pane.phone")}` : t("pane.frame")}
              {...(!isSecond && { onWindow })}
            />
          )}
        </Screens>
      </FullScreenKeys>
    </section>
  );
}

interface RenderedPageProps {
  studio: Studio;
  label: string;
  onWindow?: (frame: Window | null) => void;
}

function RenderedPage({ studio, label, onWindow }: RenderedPageProps) {
  const { content, theme, style, language } = studio;
  const { t } = useTranslation("studio");
  const { tag } = useLanguage();
  const { dispatch } = useCommands();
  const scheme = useScheme(studio);
  const { profile, css, ...page } = useMemo(
    () =>
      renderProfile(shownResume(content.draft), {
        theme: themeById(theme),
        style,
        language,
        allowed: content.allowed,
        figures: content.figures,
        placeholder: { text: (about) => t("pane.placeholder", { about }), lang: tag },
        marksFieldPaths: true,
      }),
    [content, theme, style, language, t, tag],
  );
  return (
    <ProfileFrame
      {...page}
      css={cssInScheme(css, scheme)}
      lang={languages[language].tag}
      title={profile.name}
      label={label}
      theme={theme}
      {...(onWindow && { onWindow })}
      onFieldClick={(path) => {
        if (path === placeholderPath) document.getElementById(professionalOfferId)?.focus();
        const fieldRef = resolveField(content.draft, path, true);
        if (fieldRef) dispatch({ type: "field-requested", fieldRef });
      }}
    />
  );
}
