import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import * as attributes from "../../shared/attributes.ts";
import { whenIdle } from "../when-idle.ts";
import { internalLink } from "./internal-link.ts";

/**
 * Lets every internal link navigate without a document load, and prefetches the pages they lead to. One listener serves all
 * links, also those in the HTML of articles: React Router's `Link`, some forty on a page, costs as much as the rest of it.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = internalLink(event.target);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      // Until the first interaction only the browser has prefetched pages (postbuild/speculation-rules.ts).
      if (document.documentElement.hasAttribute(attributes.untouched)) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const cancel = whenIdle(() => {
      import("./prefetch-links.ts").then(
        ({ prefetchLinks }) => {
          if (!isLeft) stop = prefetchLinks();
        },
        () => {}, // Pages are then fetched on navigation.
      );
    });
    return () => {
      isLeft = true;
      cancel();
      stop();
    };
  }, [key]);

  return null;
}
