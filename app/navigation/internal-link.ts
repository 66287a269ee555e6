/** The link that something is or is part of, if it leads to a page of the site and is not the browser's to follow. */
export function siteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== window.location.origin) return undefined;
  const itsOwnWay = link.matches("[target], [download], [data-document], [data-document] *, [href^='#']");
  return itsOwnWay ? undefined : link;
}
