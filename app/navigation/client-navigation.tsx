import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { whenIdle } from "../when-idle.ts";
import { siteLink } from "./internal-link.ts";

/**
 * Lets every link to a page of the site lead there without a document load, and sees to it that the page has been fetched
 * before. One listener serves all links, those of articles too, which came as HTML: a component for each would cost more
 * than the rest of the page, when the page wakes and again at every click.
 *
 * What the server makes itself (a feed, a calendar file, its own pages) is marked for it (shared/attributes.ts),
 * and so is a part whose links all have to load a document.
 */
export function SiteLinks() {
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = siteLink(event.target);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      // Nobody has woken this page: the browser has fetched where its links lead, and we have not (postbuild/speculation-rules.ts).
      if (document.documentElement.hasAttribute("data-unasked")) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      navigate(to, { replace: link.href === window.location.href });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every page
  useEffect(() => {
    let end = () => {};
    let left = false;
    const callOff = whenIdle(() => {
      import("./prefetch-links.ts").then(
        ({ fetchLinksAhead }) => {
          if (!left) end = fetchLinksAhead();
        },
        () => {}, // Without it every page is fetched when it is asked for.
      );
    });
    return () => {
      left = true;
      callOff();
      end();
    };
  }, [key]);

  return null;
}
