import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { sendPageView } from "./page-views.ts";

/** What a page may export as its `handle` to say more about itself in the event. */
export interface PageViewHandle<Data = unknown> {
  pageView: (loaderData: Data) => Record<string, unknown>;
}

/** One page_view on each route or language change, the first page included; a new query or hash is none. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageViewHandle | undefined;
  const details = page?.loaderData ? handle?.pageView(page.loaderData) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes a new view
  useEffect(() => sendPageView(pathname, details), [pathname]);
}
