import type { TestProject } from "vitest/node";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server shared by browser tests. */
    sharedSite: string;
  }
}

/** Starts the shared server before the first browser test; it stops after the last. */
export default async function startSharedSite(project: TestProject): Promise<() => Promise<unknown>> {
  const server = await startServer();
  project.provide("sharedSite", server.url);
  return server.stop;
}
