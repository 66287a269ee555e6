import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/**
 * Lets the links of a text that came as HTML lead to other pages of the site without a document load. Clicks that ask
 * for something else (a new tab, a download, a place on the same page) stay the browser's.
 */
export function useInnerLinks(text: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const root = text.current;
    function onClick(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    root?.addEventListener("click", onClick);
    return () => root?.removeEventListener("click", onClick);
  }, [text, navigate]);
}
