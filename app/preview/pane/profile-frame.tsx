import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { commonCss } from "../../../profile/page/common.ts";
import { longestWord } from "../../../profile/page/length.ts";
import { profileMessages } from "../../../profile/page/messages.ts";
import type { Profile } from "../../../profile/page/profile.ts";
import type { Theme } from "../../../profile/page/theme.ts";
import { languages } from "../../i18n/languages.ts";
import { trusted } from "../trusted-types.ts";
import { adoptFonts } from "./fonts.ts";

interface FrameProps {
  profile: Profile;
  theme: Theme;
  label: string;
  /** Told which text was clicked, and which of those that read alike it is. */
  onPick: (text: string, nth: number) => void;
  /** Told the window of the frame, to print it. */
  onWindow: (frame: Window | null) => void;
}

const emptyPage = "<!doctype html><html><head></head><body></body></html>";

/**
 * The profile in a document of its own, drawn by this page: whatever the width of the frame is, is the width of the screen
 * to the theme. It runs no scripts and inherits the policy of this page, which needs no loosening for it: its stylesheet is
 * constructed, not written as an element, and its fonts are bytes that are there already.
 */
export function Frame({ profile, theme, label, onPick, onWindow }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [inside, setInside] = useState<Document>();

  useLayoutEffect(() => {
    // React would take the text for an address that others gave.
    if (frame.current) frame.current.srcdoc = trusted.createHTML(emptyPage);
  }, []);

  useLayoutEffect(() => {
    return inside && adoptFonts(theme.fonts, inside);
  }, [inside, theme]);

  const personal = theme.rulesFor?.(profile) ?? "";
  const longest = longestWord(profile.line ?? profile.name);
  useLayoutEffect(() => {
    const view = inside?.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!inside || !view) return;
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync([commonCss, theme.css, `:root{--longest:${longest}}`, personal].join("\n"));
    inside.adoptedStyleSheets = [sheet];
  }, [inside, theme, longest, personal]);

  useEffect(() => {
    if (!inside) return;
    inside.documentElement.lang = languages[profile.language].tag;
    inside.title = profile.name;
  }, [inside, profile.language, profile.name]);

  // Another theme begins at its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the theme is another one
  useEffect(() => {
    inside?.defaultView?.scrollTo(0, 0);
  }, [inside, theme]);

  useEffect(() => {
    if (!inside || hears(inside)) return;
    // Safari runs no listener of ours in a frame without scripts. It does put the caret where somebody presses.
    const theme = () =>
      setTimeout(() => {
        const selection = inside.getSelection();
        if (document.activeElement !== frame.current || !selection?.isCollapsed) return;
        const picked = pickedText(inside, selection.anchorNode);
        if (picked) onPick(picked.text, picked.nth);
      }, 100);
    addEventListener("blur", theme);
    return () => removeEventListener("blur", theme);
  }, [inside, onPick]);

  function onClick(event: MouseEvent) {
    const clicked = event.target as Element;
    const link = clicked.closest("a");
    // Nothing is followed out of the preview, and what opens opens.
    if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
    else if (link || clicked.closest("summary")) return;
    const picked = inside && pickedText(inside, textAt(inside, event.clientX, event.clientY, clicked));
    if (picked) onPick(picked.text, picked.nth);
  }

  return (
    // biome-ignore lint/a11y: a short cut for the pointer, out of the frame; the form is there for every other way
    <div className="h-full" onClick={onClick}>
      <iframe
        ref={frame}
        title={label}
        sandbox="allow-same-origin allow-modals"
        onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
          if (contentDocument?.compatMode !== "CSS1Compat") return;
          setInside(contentDocument);
          onWindow(contentWindow);
        }}
      />
      {inside &&
        createPortal(
          <theme.Page profile={profile} messages={profileMessages[profile.language]} />,
          inside.body,
        )}
    </div>
  );
}

/** Whether the browser runs listeners in a document without scripts. */
function hears(inside: Document): boolean {
  let heard = false;
  inside.addEventListener("hear", () => (heard = true), { once: true });
  inside.dispatchEvent(new Event("hear"));
  return heard;
}

/** The text under the pointer. */
function textAt(inside: Document, x: number, y: number, clicked: Element): Node | null {
  const caret = inside.caretPositionFromPoint?.(x, y)?.offsetNode;
  return caret?.nodeType === 3 && clicked.contains(caret) ? caret : clicked.firstChild;
}

/** A text, and how many that read alike stand before it. */
function pickedText(inside: Document, node: Node | null): { text: string; nth: number } | undefined {
  const text = node?.textContent?.trim();
  if (!text) return undefined;
  let nth = 0;
  const texts = inside.createTreeWalker(inside.body, 4);
  while (texts.nextNode() && texts.currentNode !== node)
    if (texts.currentNode.textContent?.trim() === text) nth += 1;
  return { text, nth };
}
