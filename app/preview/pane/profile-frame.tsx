import { type MouseEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { FontRule } from "../../../profile/page/render-profile.tsx";
import { trustedTypes } from "../trusted-types.ts";
import { addFonts } from "./fonts.ts";

interface ProfileFrameProps {
  body: ReactElement;
  css: string;
  fonts: readonly FontRule[];
  lang: string;
  title: string;
  /** Accessible name of the frame. */
  label: string;
  /** A change scrolls the page to the top. */
  theme: string;
  /** Called with the path of the field whose text was clicked. */
  onFieldClick?: (path: string) => void;
  /** Called with the window of the frame. */
  onWindow?: (frame: Window | null) => void;
}

const emptyPage = "<!doctype html><html><head></head><body></body></html>";

/**
 * Renders the profile in an iframe, so that media queries see the frame's width. The frame runs no scripts and inherits this
 * page's policy, so its stylesheet is constructed and its fonts are created from bytes.
 */
export function ProfileFrame(props: ProfileFrameProps) {
  const { body, css, fonts, lang, title, label, theme, onFieldClick, onWindow } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document>();

  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = trustedTypes.createHTML(emptyPage);
  }, []);

  // Depends on `theme` because `fonts` is a new array with every edit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => inside && addFonts(fonts, inside), [inside, theme]);

  useLayoutEffect(() => {
    const view = inside?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!inside || !view) return;
    const stylesheet = new view.CSSStyleSheet();
    stylesheet.replaceSync(css);
    inside.adoptedStyleSheets = [stylesheet];
  }, [inside, css]);

  useEffect(() => {
    if (!inside) return;
    inside.documentElement.lang = lang;
    inside.title = title;
  }, [inside, lang, title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another theme
  useEffect(() => {
    inside?.defaultView?.scrollTo(0, 0);
  }, [inside, theme]);

  useEffect(() => {
    if (!inside || !onFieldClick || runsListeners(inside)) return;
    // Safari runs no listeners in a frame without scripts (WebKit bug 218086), but a click there still moves the caret.
    const onBlur = () =>
      setTimeout(() => {
        const selection = inside.getSelection();
        if (document.activeElement !== frame.current || !selection?.isCollapsed) return;
        const path = fieldPath(selection.anchorNode?.parentElement);
        if (path) onFieldClick(path);
      }, 100);
    addEventListener("blur", onBlur);
    return () => removeEventListener("blur", onBlur);
  }, [inside, onFieldClick]);

  // Fragment links are resolved against the URL of the preview, and the frame would navigate there.
  useEffect(() => {
    if (!inside || runsListeners(inside)) return;
    for (const link of inside.querySelectorAll('a[href^="#"]')) link.removeAttribute("href");
  });

  function onClick(event: MouseEvent) {
    const clicked = event.target as Element;
    const link = clicked.closest("a");
    // Links would leave the preview.
    if (link) event.preventDefault();
    const anchor = link?.getAttribute("href")?.match(/^#(.+)/)?.[1];
    const target = anchor && inside?.getElementById(anchor);
    if (target) {
      target.scrollIntoView();
      target.focus({ preventScroll: true });
      return;
    }
    if (clicked.closest("summary")) return;
    const path = fieldPath(clicked);
    if (path) onFieldClick?.(path);
  }

  return (
    // biome-ignore lint/a11y: a pointer shortcut; the form is accessible
    <div className="h-full" onClick={onClick}>
      <iframe
        ref={frame}
        title={label}
        sandbox="allow-same-origin allow-modals"
        onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
          if (contentDocument?.compatMode !== "CSS1Compat") return;
          setInside(contentDocument);
          onWindow?.(contentWindow);
        }}
      />
      {inside && createPortal(body, inside.body)}
    </div>
  );
}

function fieldPath(element: Element | null | undefined): string | undefined {
  return element?.closest("[data-field]")?.getAttribute("data-field") ?? undefined;
}

/** Whether the browser runs listeners in a sandboxed document without scripts. */
function runsListeners(inside: Document): boolean {
  let ran = false;
  inside.addEventListener("probe", () => (ran = true), { once: true });
  inside.dispatchEvent(new Event("probe"));
  return ran;
}
