import { type RefObject, useEffect, useState } from "react";

/** How far below the top of the window a section counts as being read, in px: under the navigation bar. */
const readingLine = 140;

/**
 * Follows the reader through a text: fills the bar as far as they have come (through CSSOM, which the content
 * security policy allows) and says which section they are in.
 *
 * @returns the id of the section's heading, undefined above the first
 */
export function useReading(
  text: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const root = text.current;
    if (!root) return;
    const headings = [...root.querySelectorAll("h2")];
    let frame = 0;
    const look = () => {
      const untilEnd = Math.max(root.getBoundingClientRect().bottom - window.innerHeight, 0);
      const done = Math.max(window.scrollY, 0);
      bar.current?.style.setProperty("scale", `${done / (done + untilEnd || 1)} 1`);
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < readingLine)?.id);
    };
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
  }, [text, bar]);
  return current;
}
