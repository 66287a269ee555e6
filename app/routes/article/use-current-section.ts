import { type RefObject, useEffect, useState } from "react";

/** Distance from the top of the window, in px, at which a section counts as current. */
const readingLine = 140;

/**
 * Tracks the current section. The progress bar uses a scroll-driven animation (reading.css).
 *
 * @returns the id of the current section's heading, undefined above the first
 */
export function useCurrentSection(text: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const root = text.current;
    if (!root) return;
    const headings = [...root.querySelectorAll("h2")];
    let frame = 0;
    const update = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < readingLine)?.id);
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    update();
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", onScroll);
    };
  }, [text]);
  return current;
}
