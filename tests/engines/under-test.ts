import { afterAll, beforeAll, expect } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import type { Engine, EngineChoice } from "./engine.ts";

/**
 * The site and an engine's browser for the tests of a `describe`: both start before them and end after them. Says loudly
 * where the engine is not installed.
 *
 * @param what is tested in it
 * @param patience for what a page is to show, in milliseconds
 */
export function engineUnderTest(
  { name, program, isHere, open }: EngineChoice,
  what: string,
  patience: number,
) {
  const server = {} as RunningServer;
  const browser = {} as Engine;
  if (!isHere) console.warn(`\n!!! ${what} in ${name}: SKIPPED, ${program} is not installed here.\n`);
  beforeAll(async () => {
    if (!isHere) return;
    Object.assign(server, await startServer());
    Object.assign(browser, await open());
  });
  afterAll(async () => {
    await browser.close?.();
    await server.stop?.();
  });
  /** Waits for the value of an expression in the page. */
  const see = (expression: string) => expect.poll(() => browser.read(expression), { timeout: patience });
  return { server, browser, see };
}
