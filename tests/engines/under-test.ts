import { afterAll, beforeAll, expect } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import type { Engine, EngineChoice } from "./engine.ts";

/**
 * The site and an engine's browser for the tests of a `describe`, started before and stopped after them. Warns when the
 * engine is not installed.
 *
 * @param what is tested in it
 * @param timeout for what a page must show, in milliseconds
 */
export function engineUnderTest(
  { name, program, isHere, open }: EngineChoice,
  what: string,
  timeout: number,
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
  const see = (expression: string) => expect.poll(() => browser.read(expression), { timeout: timeout });
  return { server, browser, see };
}
