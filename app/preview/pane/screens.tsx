import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { usePreviewState } from "../context.ts";
import type { Device } from "../state/state.ts";
import { useStylesheet } from "../use-stylesheet.ts";
import { Screen } from "./screen.tsx";
import css from "./screens.css?inline";

interface ScreensProps {
  device: Device;
  /** @param isSecond whether this is the second copy of the page, on a phone */
  children: (isSecond: boolean) => ReactNode;
}

/** One screen, or a desktop and a phone side by side. */
export function Screens({ device, children }: ScreensProps) {
  useStylesheet(css);
  const screens = useRef<HTMLDivElement>(null);
  const { reveal } = usePreviewState();
  useRevealTransition(screens, reveal !== undefined);
  const isBoth = device === "both";
  return (
    <div ref={screens} className="screens" data-both={isBoth || undefined}>
      <Screen device={isBoth ? "desktop" : device}>{children(false)}</Screen>
      {isBoth && <Screen device="phone">{children(true)}</Screen>}
    </div>
  );
}

/** Animates the page from the full window to its position in the studio when the reveal ends. */
function useRevealTransition(element: RefObject<HTMLElement | null>, isRevealing: boolean): void {
  const wasRevealing = useRef(isRevealing);
  useLayoutEffect(() => {
    const node = element.current;
    if (node && wasRevealing.current && !isRevealing) {
      const { left, top, width, height } = node.getBoundingClientRect();
      const fullWindow = `translate(${-left}px, ${-top}px) scale(${innerWidth / width}, ${innerHeight / height})`;
      node.animate(
        [
          { transformOrigin: "0 0", transform: fullWindow },
          { transformOrigin: "0 0", transform: "none" },
        ],
        { duration: 450, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
      );
    }
    wasRevealing.current = isRevealing;
  }, [element, isRevealing]);
}
