import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";

/** How long pointer or focus rest on a link before its page is fetched, in ms: those that pass by ask for nothing. */
const intentDelay = 80;

/**
 * Lets every link to a page of the site lead there without a document load, and fetches the page while pointer or focus
 * rest on its link. One listener serves all links, those of articles too, which came as HTML: a component for each would
 * cost more than the rest of the page, when the page comes alive and again at every click.
 *
 * What the server makes itself (a feed, a calendar file, its own pages) is marked with `data-document`,
 * and so is a part whose links all have to load a document.
 */
export function SiteLinks() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [ahead, setAhead] = useState<string>();

  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = siteLink(event);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      navigate(to, { replace: link.href === window.location.href });
    }
    let resting: number | undefined;
    function onIntent(event: Event) {
      window.clearTimeout(resting);
      const link = siteLink(event);
      if (link) resting = window.setTimeout(() => setAhead(link.pathname + link.search), intentDelay);
    }
    document.addEventListener("click", onClick);
    document.addEventListener("pointerover", onIntent, { passive: true });
    document.addEventListener("focusin", onIntent);
    return () => {
      window.clearTimeout(resting);
      document.removeEventListener("click", onClick);
      document.removeEventListener("pointerover", onIntent);
      document.removeEventListener("focusin", onIntent);
    };
  }, [navigate]);

  return ahead && ahead !== pathname + search ? <PrefetchPageLinks page={ahead} /> : null;
}

/** The link that an event happened on, if it leads to a page of the site and is not the browser's to follow. */
function siteLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin) return undefined;
  const itsOwnWay = link.matches("[target], [download], [data-document], [data-document] *, [href^='#']");
  return itsOwnWay ? undefined : link;
}
