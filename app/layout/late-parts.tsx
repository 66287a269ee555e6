import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { whenIdle } from "../when-idle.ts";

/** What lies below the first screen. */
export const lateParts = "main > :nth-child(n + 3), main ~ footer";

/** What of it has not been laid out. `content-visibility` in app.css has the same selector. */
export const partsToCome = `:is(${lateParts}):not([data-laid-out])`;

/**
 * What lies below the first screen is laid out when it comes near (`content-visibility` in app.css), so that a page
 * shows sooner. The first page ends that with its first paint (app/first-paint.ts): in what has not been laid out Chromium
 * tells screen readers of no paragraphs, and one that has looked (Orca) reads in circles. On the next pages this lays it
 * out soon after, a part at a time, in moments in which the browser has nothing better to do. From then on every length
 * of the page is a true one.
 *
 * Where a place further down is asked for, by a `#`, by going back or by loading anew, all is laid out at once: a place
 * can't be found by guessed heights.
 */
export function LateParts() {
  const { key, hash } = useLocation();
  const fromTheTop = useNavigationType() === "PUSH" && !hash;
  const shown = useRef(key);

  // Before React Router scrolls, which measures the page.
  useLayoutEffect(() => {
    if (shown.current !== key) document.documentElement.toggleAttribute("data-laid-out", !fromTheTop);
    shown.current = key;
  }, [key, fromTheTop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useEffect(() => {
    let callOff = whenIdle(next);
    function next() {
      const part = document.querySelector(partsToCome);
      part?.toggleAttribute("data-laid-out", true);
      if (part) callOff = whenIdle(next);
    }
    return () => callOff();
  }, [key]);

  return null;
}
