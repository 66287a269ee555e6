import { QueryClient } from "@tanstack/react-query";

/** Attempts after a failure, and the wait before each in ms: 1 s, 2 s, 4 s … at most 30 s. */
export const retries = 3;
export const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** The page's query client, created after hydration (app/root.tsx). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: retries,
      retryDelay,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      gcTime: 5 * 60_000,
    },
  },
});

// Like a provider: listens to focus and network. Lives as long as the page.
queryClient.mount();
