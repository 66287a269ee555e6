import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { site } from "./content-loader/data/site.ts";
import { missingCovers } from "./editor/missing-covers.ts";
import { editor } from "./editor/vite-plugin.ts";
import { routeWords } from "./postbuild/route-words.ts";
import { isAppPath } from "./server/route-paths.ts";
import { reactModules } from "./vite/react-modules.ts";
import { standaloneScripts } from "./vite/standalone-scripts.ts";

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** The error page loads the whole stylesheet. Without an analytics provider nobody is asked for consent. */
const withoutStyles = site.analytics ? /\/error-page\.tsx/ : /\/error-page\.tsx|\/app\/analytics\/consent-/;

/**
 * Chunks of a few routes with the code that only they share, among themselves or with what they import on demand: a
 * chunk of its own for that code would be a fourth file to hydrate from.
 */
const routeChunks = {
  contact: /\/app\/(?:booking\/calendar-states\.|routes\/contact\.)/,
  home: /\/app\/(?:layout\/founder-portrait\.|ui\/(?:film|typewriter|type-line)\.|routes\/(?:home|why-us)[/.])/,
  preview: /\/app\/(?:routes\/)?preview|\/profile\//,
  legal: /\/app\/(?:legal\/|routes\/(?:accessibility|privacy-policy|terms)\.)/,
  article: /\/app\/(?:layout\/not-found-page|routes\/(?:article|not-found)[/.])/,
  plans: /\/app\/(?:pricing\/|routes\/(?:pricing|services)[/.])/,
};

/** Lazy imports have no preloads and no stylesheets, for which Vite's helper around them is (600 bytes). */
const withoutPreloadHelper: Plugin = {
  name: "without-preload-helper",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
};

export default defineConfig(({ isPreview }) => ({
  plugins: [
    reactModules(),
    standaloneScripts(),
    withoutPreloadHelper,
    tailwindcss(),
    reactRouter(),
    routeWords(withoutStyles),
    editor(),
    missingCovers(),
  ],
  build: {
    target: "es2023",
    // The oldest browsers of Tailwind 4: they know OKLCH, so no colour is written a second and a third time.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    // Fonts stay files: inlined they would swell the first response and could not be cached.
    assetsInlineLimit: 0,
    // Lazy imports are one file each, with nothing to preload.
    modulePreload: false,
    // For postbuild/vite-manifest.ts.
    manifest: true,
  },
  // A worker is one file, libraries included: its own policy lets it ask for no other (app/preview/parse/parser.worker.ts).
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ["app/hydration/hydrate.tsx"],
          checks: { pluginTimings: false },
          output: {
            // A page is hydrated from three files: its hydration module, its route, and what routes share. Each costs 1 ms of
            // the main thread, whatever its size (tests/site/weight.test.ts counts them).
            codeSplitting: {
              groups: [
                {
                  name: "shared",
                  tags: ["$initial"],
                  minShareCount: 2,
                  test: (id) => !Object.values(routeChunks).some((chunk) => chunk.test(id)),
                  priority: 2,
                },
                ...Object.entries(routeChunks).map(([name, test]) => ({
                  name,
                  test,
                  tags: ["$initial" as const],
                  priority: 1,
                })),
                // The data client comes when a form, the calendar or the search is used.
                { name: "data", test: /\/app\/query-client\.ts|\/node_modules\/@tanstack\// },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    // The server takes forms from this address only (scripts/develop.ts).
    port: 5173,
    strictPort: true,
    // A build prerenders with a preview server, whose watcher React Router never closes: every file that post-processing
    // writes would trigger a scan of its folder.
    watch: isPreview ? null : undefined,
    proxy: {
      "/": {
        target: apiServer,
        changeOrigin: true,
        // Proxies only what the server computes.
        bypass: ({ url = "/" }) => (isAppPath(url.split("?", 1)[0] ?? "") ? undefined : url),
      },
    },
  },
}));
