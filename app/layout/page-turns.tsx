import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { siteLink } from "./site-link.ts";
import { addressOf, arrive, type Left, leave } from "./turn.ts";

/** Lets what was chosen on a page go over into the next one, and back, where no document is loaded. */
export function PageTurns() {
  const location = useLocation();
  const left = useRef<Left>(undefined);
  const before = useRef(location);

  useEffect(() => {
    const onClick = ({ target }: Event) => {
      const link = siteLink(target);
      left.current = link && leave(link);
    };
    // Browsers that show the way back themselves, under a finger that swipes, have moved everything already.
    const onBack = ({ hasUAVisualTransition }: PopStateEvent) => {
      left.current = hasUAVisualTransition ? undefined : leave();
    };
    // Before the router, which may draw the next page.
    document.addEventListener("click", onClick, true);
    window.addEventListener("popstate", onBack, true);
    return () => {
      document.removeEventListener("click", onClick, true);
      window.removeEventListener("popstate", onBack, true);
    };
  }, []);

  useLayoutEffect(() => {
    const page = left.current;
    const from = addressOf(before.current);
    left.current = undefined;
    before.current = location;
    // The place in the page is found by then (ScrollRestoration), and nothing is painted yet.
    if (!page) return;
    const frame = requestAnimationFrame(() => arrive(page, from, addressOf(location)));
    return () => cancelAnimationFrame(frame);
  }, [location]);

  return null;
}
