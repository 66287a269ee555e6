import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/sequencer.ts";

/** Workers for unit tests, and for browser tests, which load the machine equally: a third one saved no time on two cores. */
const working = availableParallelism();
/** Workers for tests of the server, which wait: for processes, limits that pass, mails that are tried again. */
const waiting = working + 1;

/** Timing tests run alone, or they would measure the machine's other load. */
const timed = ["tests/server/{connections,soak}.test.ts"];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,content,content-loader,editor,drawings,postbuild,profile,scripts,server,shared}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
          ],
          // The looks' stylesheets are part of what they give.
          css: { include: /profile\/themes/ },
          maxWorkers: working,
          // What many files import is read once; a test that sets the clock or a spy puts it back.
          isolate: false,
          sequence: { groupOrder: 0 },
          // Some draw and encode pictures, which takes a slow machine longer than the usual five seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          exclude: timed,
          setupFiles: "tests/support/leave-no-server.ts",
          maxWorkers: waiting,
          sequence: { groupOrder: 1 },
          // On a busy machine starting processes takes many times longer; what a test proves has limits of its own.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // Written for bundlers: its imports name no file endings.
          server: { deps: { inline: ["@protontech/jsmimeparser"] } },
        },
      },
      {
        test: {
          // Reads the files of the built site, and nothing else.
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          css: { include: /profile\/themes/ },
          maxWorkers: working,
          isolate: false,
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "timed",
          include: timed,
          setupFiles: "tests/support/leave-no-server.ts",
          testTimeout: 30_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          css: { include: /profile\/themes/ },
          globalSetup: "tests/support/shared-site.ts",
          setupFiles: "tests/support/leave-no-server.ts",
          // A browser serves all files of its worker: each visitor has a context, which keeps nothing for the next.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What a page does after its scripts have come: on a busy machine that takes longer than Vitest's second.
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: working,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // The main journeys in other engines than Chromium, where those are installed.
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          setupFiles: "tests/support/leave-no-server.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: working,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
