import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/sequencer.ts";

/** Tests keep a processor busy, so more workers than processors save no time. */
const workers = availableParallelism();

/** These tests measure times, so they run alone: other tests would slow them down. */
const timingTests = ["tests/server/{connections,soak}.test.ts"];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // `npm test` runs several Vitest processes on one terminal, where live summaries would overwrite each other.
    reporters: [["default", { summary: false }], ...(process.env.GITHUB_ACTIONS ? ["github-actions"] : [])],
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,content,content-loader,editor,drawings,postbuild,profile,scripts,server,shared}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
          ],
          // A theme's module exports its stylesheet, so Vitest must not replace it with an empty one.
          css: { include: /profile\/themes/ },
          maxWorkers: workers,
          // Files share modules, which then load once. So each test must restore the clock and the functions that it replaces.
          isolate: false,
          sequence: { groupOrder: 0 },
          // Drawing and encoding a picture takes a slow machine longer than Vitest's five seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          exclude: timingTests,
          setupFiles: "tests/support/kill-leftover-servers.ts",
          // Files share modules and may not change global objects, as in the other projects.
          isolate: false,
          maxWorkers: workers,
          sequence: { groupOrder: 1 },
          // Starting a process can take long on a busy machine. Tests check the times that matter themselves.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 15_000 } },
          // Vite must load this package: its imports have no file extensions, which Node requires.
          server: { deps: { inline: ["@protontech/jsmimeparser"] } },
        },
      },
      {
        test: {
          // These tests only read the files of the built site.
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          css: { include: /profile\/themes/ },
          maxWorkers: workers,
          isolate: false,
          sequence: { groupOrder: 0 },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "timing",
          include: timingTests,
          setupFiles: "tests/support/kill-leftover-servers.ts",
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
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
          setupFiles: "tests/support/kill-leftover-servers.ts",
          // All test files of a worker share a browser. What a visit stores is deleted after it (tests/support/browser-contexts.ts).
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // On a busy machine, a page may react later than within Vitest's one second.
          expect: { poll: { timeout: 15_000 } },
          maxWorkers: workers,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // The main journeys in Firefox and WebKit, where they are installed.
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          setupFiles: "tests/support/kill-leftover-servers.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: workers,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
