import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { themes } from "../../../profile/themes/index.ts";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands, usePreviewState } from "../context.ts";

const ids = Object.keys(themes);

/** Keys and buttons of full screen: Escape leaves it, the arrow keys change the theme. */
export function FullScreenKeys({ theme, children }: { theme: string; children: ReactNode }) {
  const { t } = useTranslation("studio");
  const { isFullScreen } = usePreviewState();
  const { dispatch } = useCommands();
  const exit = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);

  useEffect(() => {
    if (!isFullScreen) return;
    opener.current = document.activeElement;
    exit.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
  }, [isFullScreen]);

  const leave = () => dispatch({ type: "full-screen-toggled", isOn: false });
  const step = (by: number) =>
    dispatch({
      type: "view-changed",
      view: { theme: ids.at((ids.indexOf(theme) + by) % ids.length) ?? theme },
    });

  function onKeyDown(event: KeyboardEvent) {
    if (!isFullScreen) return;
    if (event.key === "Escape") leave();
    else if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft") step(-1);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the page in the frame bubble to here
    <div className="contents" onKeyDown={onKeyDown}>
      {children}
      {isFullScreen && (
        <p className="full-screen-bar" data-print="off">
          <button
            type="button"
            className="btn btn-on-dark"
            aria-label={t("pane.previousTheme")}
            onClick={() => step(-1)}
          >
            ←
          </button>
          <span className="full-screen-theme" aria-live="polite">
            {theme}
          </span>
          <button
            type="button"
            className="btn btn-on-dark"
            aria-label={t("pane.nextTheme")}
            onClick={() => step(1)}
          >
            →
          </button>
          <button ref={exit} type="button" className="btn btn-multe" onClick={leave}>
            {t("pane.exitFullScreen")} <kbd>Esc</kbd>
          </button>
        </p>
      )}
    </div>
  );
}
