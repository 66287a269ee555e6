import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { usePreviewState } from "../context.ts";
import type { Device } from "../state/state.ts";
import { useStylesheet } from "../use-stylesheet.ts";
import { Screen } from "./screen.tsx";
import css from "./screens.css?inline";

interface ScreensProps {
  device: Device;
  /** @param isSecond the page is shown a second time, on a phone */
  children: (isSecond: boolean) => ReactNode;
}

/** One screen, or a desktop and a phone side by side. */
export function Screens({ device, children }: ScreensProps) {
  useStylesheet(css);
  const screens = useRef<HTMLDivElement>(null);
  const { reveal } = usePreviewState();
  useSettle(screens, reveal !== undefined);
  const isBoth = device === "both";
  return (
    <div ref={screens} className="screens" data-both={isBoth || undefined}>
      <Screen device={isBoth ? "desktop" : device}>{children(false)}</Screen>
      {isBoth && <Screen device="phone">{children(true)}</Screen>}
    </div>
  );
}

/** Animates the page from the whole window to its position in the studio when the reveal ends. */
function useSettle(element: RefObject<HTMLElement | null>, isRevealed: boolean): void {
  const wasRevealed = useRef(isRevealed);
  useLayoutEffect(() => {
    const node = element.current;
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
  }, [element, isRevealed]);
}
