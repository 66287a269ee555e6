/** Links that the browser follows by itself. */
const leftToBrowser = "[target], [download], [data-document], [data-document] *, [href^='#']";

/** The link around an event's target, if it leads to a page of the site that the router can show. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin || link.matches(leftToBrowser)) return undefined;
  return link;
}
