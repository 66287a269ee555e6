import { type RefObject, useEffect, useState } from "react";

/** How far below the top of the window a section counts as being read, in px: under the navigation bar. */
const readingLine = 140;

/**
 * Follows the reader through a text. How far they have come, the bar shows by the page's own scrolling (reading.css).
 *
 * @returns the id of the heading of the section that they are in, undefined above the first
 */
export function useReading(text: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const root = text.current;
    if (!root) return;
    const headings = [...root.querySelectorAll("h2")];
    let frame = 0;
    const look = () =>
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < readingLine)?.id);
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
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
