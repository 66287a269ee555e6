import { matchRoutes, type RouteObject } from "react-router";
import {
  dataPath,
  type ManifestRoute,
  manifestGlobal,
  routerGlobal,
} from "../../shared/react-router-globals.ts";
import { fetchWholeStylesheet } from "./site-stylesheet.ts";

interface RouterWindow {
  [routerGlobal]?: { routes: RouteObject[] };
  [manifestGlobal]?: { routes: Record<string, ManifestRoute | undefined> };
}

/** How long the browser may use data that it has, in ms; the server says a minute. */
const fresh = 50_000;

/** When each page's data were asked for. */
const asked = new Map<string, number>();
const modules = new Set<string>();

/** Whether a page has been fetched ahead and may still be used. */
export function isAhead(pathname: string): boolean {
  return Date.now() - (asked.get(pathname) ?? 0) < fresh;
}

/**
 * Fetches what the way to a page needs, data and modules, into the browser's cache. Not with `<link rel="prefetch">`, as
 * React Router does: Firefox holds that against the policy's `default-src`, so that nothing is fetched at all.
 *
 * @returns the bytes of the data once they have come; zero where there were none to fetch
 */
export async function fetchAhead(pathname: string): Promise<number> {
  const { [routerGlobal]: router, [manifestGlobal]: manifest } = window as RouterWindow;
  const matches = matchRoutes(router?.routes ?? [], pathname);
  if (!matches || isAhead(pathname)) return 0;
  asked.set(pathname, Date.now());
  fetchWholeStylesheet();
  for (const { route } of matches) {
    const { module, imports = [] } = manifest?.routes[route.id ?? ""] ?? {};
    for (const href of module ? [module, ...imports] : []) {
      if (modules.has(href)) continue;
      modules.add(href);
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
  }
  try {
    const answer = await fetch(dataPath(pathname), { priority: "low" });
    return (await answer.blob()).size;
  } catch {
    asked.delete(pathname);
    return 0;
  }
}
