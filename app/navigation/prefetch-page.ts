import { matchRoutes, type RouteObject } from "react-router";
import {
  dataPath,
  type ManifestRoute,
  manifestGlobal,
  routerGlobal,
} from "../../shared/react-router-globals.ts";
import { prefetchSiteStylesheet } from "./site-stylesheet.ts";

interface RouterWindow {
  [routerGlobal]?: { routes: RouteObject[] };
  [manifestGlobal]?: { routes: Record<string, ManifestRoute | undefined> };
}

/** How long the browser may use prefetched data, in ms; the server allows a minute. */
const maxAge = 50_000;

/** When the data of each page were requested. */
const requestedAt = new Map<string, number>();
const preloadedModules = new Set<string>();

/** Whether a page has been prefetched and its data are still usable. */
export function isPrefetched(pathname: string): boolean {
  return Date.now() - (requestedAt.get(pathname) ?? 0) < maxAge;
}

/**
 * Fetches the data and modules of a page into the browser's cache. Not by `<link rel="prefetch">`, as React Router does:
 * Firefox blocks it under `default-src 'none'`.
 *
 * @returns the bytes of the data; zero when there was nothing to fetch
 */
export async function prefetchPage(pathname: string): Promise<number> {
  const { [routerGlobal]: router, [manifestGlobal]: manifest } = window as RouterWindow;
  const matches = matchRoutes(router?.routes ?? [], pathname);
  if (!matches || isPrefetched(pathname)) return 0;
  requestedAt.set(pathname, Date.now());
  prefetchSiteStylesheet();
  for (const { route } of matches) {
    const { module, imports = [] } = manifest?.routes[route.id ?? ""] ?? {};
    for (const href of module ? [module, ...imports] : []) {
      if (preloadedModules.has(href)) continue;
      preloadedModules.add(href);
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  }
  try {
    const response = await fetch(dataPath(pathname), { priority: "low" });
    return (await response.blob()).size;
  } catch {
    requestedAt.delete(pathname);
    return 0;
  }
}
