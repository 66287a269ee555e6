import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { sendPageView } from "./page-views.ts";

/** A page's `handle` export with additional values for the event. */
export interface PageViewHandle<Data = unknown> {
  pageView: (loaderData: Data) => Record<string, unknown>;
}

/** Sends one page_view per route or language change, including the first page, but not for query or hash changes. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const handle = page?.handle as PageViewHandle | undefined;
  const details = page?.loaderData ? handle?.pageView(page.loaderData) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path is a new view
  useEffect(() => sendPageView(pathname, details), [pathname]);
}
