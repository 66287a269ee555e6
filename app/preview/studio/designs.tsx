import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { shownResume } from "../../../profile/draft/draft.ts";
import { renderProfile } from "../../../profile/page/render-profile.tsx";
import type { Theme } from "../../../profile/page/theme.ts";
import { themeById, themeName, themes } from "../../../profile/themes/index.ts";
import { useLanguage, useTranslation } from "../../i18n/language-provider.tsx";
import { languages } from "../../i18n/languages.ts";
import { whenIdle } from "../../when-idle.ts";
import { useCommands } from "../context.ts";
import { ProfileFrame } from "../pane/profile-frame.tsx";
import { Switch } from "../pane/switch.tsx";
import type { Studio } from "../state/state.ts";
import { Figures } from "./figures.tsx";

/** The themes with thumbnails of the visitor's page, and the style options of the current theme. */
export function Designs({ studio }: { studio: Studio }) {
  const { t } = useTranslation("studio");
  const { code } = useLanguage();
  const { dispatch } = useCommands();
  const section = useRef<HTMLElement>(null);
  const thumbnails = useOneByOne(useInViewOnce(section), Object.keys(themes).length);
  const { accents, setsFigures } = themeById(studio.theme);
  const { accent, headline } = studio.style;
  const restyle = (style: Studio["style"]) =>
    dispatch({ type: "view-changed", view: { style: { ...studio.style, ...style } } });

  return (
    <section
      ref={section}
      className="studio-wrap band"
      aria-labelledby="designs"
      id="studio-designs"
      data-print="off"
    >
      <h2 id="designs">{t("designs.title")}</h2>
      <p className="mt-3 mb-8 text-ink-soft">{t("designs.text")}</p>
      <ul className="designs">
        {Object.values(themes).map((theme, index) => (
          <li key={theme.id} className="design" data-chosen={theme.id === studio.theme || undefined}>
            <div className="thumbnail" inert>
              <div className="thumbnail-screen">
                {index < thumbnails && <Thumbnail theme={theme} studio={studio} />}
              </div>
            </div>
            <p className="mt-3 text-fine text-ink-soft">{theme.about[code]}</p>
            <button
              type="button"
              className="link"
              aria-pressed={theme.id === studio.theme}
              onClick={() => dispatch({ type: "view-changed", view: { theme: theme.id } })}
            >
              {theme.id === studio.theme
                ? t("designs.chosen")
                : t("designs.choose", { name: themeName(theme.id) })}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-4">
        <Switch
          legend={t("designs.accent")}
          selected={String(accent ?? "own")}
          options={[
            { id: "own", label: t("designs.own") },
            ...accents.map(({ name, color }, index) => ({ id: String(index), label: name[code], color })),
          ]}
          onSelect={(id) => restyle({ accent: id === "own" ? undefined : Number(id) })}
        />
        <Switch
          legend={t("designs.headline")}
          selected={headline ?? "large"}
          options={(["large", "small"] as const).map((id) => ({ id, label: t(`designs.${id}`) }))}
          onSelect={(id) => restyle({ headline: id === "small" ? "small" : undefined })}
        />
      </div>
      {setsFigures && <Figures studio={studio} />}
    </section>
  );
}

function Thumbnail({ theme, studio }: { theme: Theme; studio: Studio }) {
  const { t } = useTranslation("studio");
  // Deferred: rendering three more pages would delay typing.
  const content = useDeferredValue(studio.content);
  const { language } = studio;
  const style = theme.id === studio.theme ? studio.style : undefined;
  const { profile, ...page } = useMemo(
    () =>
      renderProfile(shownResume(content.draft), {
        theme,
        language,
        allowed: content.allowed,
        figures: content.figures,
        style,
      }),
    [content, theme, language, style],
  );
  return (
    <ProfileFrame
      {...page}
      lang={languages[language].tag}
      title={profile.name}
      label={`${t("pane.frame")}, ${theme.id}`}
      theme={theme.id}
    />
  );
}

/** Counts up to `total` while the browser is idle: several frames at once would make a long task. */
function useOneByOne(isStarted: boolean, total: number): number {
  const [count, setCount] = useState(0);
  useEffect(
    () => (isStarted && count < total ? whenIdle(() => setCount(count + 1)) : undefined),
    [isStarted, count, total],
  );
  return count;
}

/** Whether an element has been near the viewport. */
function useInViewOnce(element: { current: Element | null }): boolean {
  const [isInView, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
