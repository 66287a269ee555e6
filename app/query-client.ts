import { QueryClient } from "@tanstack/react-query";

/** Attempts after a failure. Like the waits between them, 1 s, 2 s, 4 s …, the client's default for queries. */
export const retries = 3;

/** The page's query client, created after hydration (app/root.tsx). */
export const queryClient = new QueryClient();

// Like a provider: listens to focus and network. Lives as long as the page.
queryClient.mount();
