import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server answers that the browser tests share. */
    sharedSite: string;
  }
}

/** Starts the server that browser tests share (site-under-test.ts), before the first of them; it ends after the last. */
export default async function startSharedSite(project: TestProject): Promise<() => Promise<unknown>> {
  const server = await startServer();
  project.provide("sharedSite", server.url);
  return server.stop;
}
