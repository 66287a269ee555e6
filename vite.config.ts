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

/**
 * Modules whose classes no page needs: the error page loads all styles itself, the parser has none, and only analytics needs
 * the consent banner.
 */
const excludedModules = site.analytics
  ? /\/error-page\.tsx|\/profile\/parse\//
  : /\/error-page\.tsx|\/profile\/parse\/|\/app\/analytics\/consent-/;

/**
 * Chunks for groups of routes, each with the code that only its routes share. In a separate chunk, that code would be a
 * fourth file to load before hydration.
 */
const routeChunks = {
  contact: /\/app\/(?:booking\/calendar-states\.|routes\/contact\.)/,
  home: /\/app\/(?:layout\/founder-portrait\.|ui\/(?:film|typewriter|type-line)\.|routes\/(?:home|why-us)[/.])/,
  preview: /\/app\/(?:routes\/)?preview|\/profile\//,
  legal: /\/app\/(?:legal\/|routes\/(?:accessibility|privacy-policy|terms)\.)/,
  article: /\/app\/(?:layout\/not-found-page|routes\/(?:article|not-found)[/.])/,
  plans: /\/app\/(?:pricing\/|routes\/(?:pricing|services)[/.])/,
};

/** Replaces Vite's helper for dynamic imports (600 bytes), because these imports have no preloads and no stylesheets. */
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
    routeWords(excludedModules),
    editor(),
    missingCovers(),
  ],
  build: {
    target: "es2023",
    // The oldest browsers that Tailwind 4 supports. They know OKLCH, so the stylesheet needs no fallback colours.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    // Fonts stay separate files: inlined, they would enlarge the first response and could not be cached.
    assetsInlineLimit: 0,
    // Each dynamic import is a single file, so there is nothing to preload.
    modulePreload: false,
    // For postbuild/vite-manifest.ts.
    manifest: true,
  },
  // A worker and its libraries are one file: its security policy lets it load no other (app/preview/parse/parser.worker.ts).
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ["app/hydration/hydrate.tsx"],
          checks: { pluginTimings: false },
          output: {
            // A page loads three files before hydration: the hydration module, its route and the code that routes share.
            // Each file takes 1 ms of the main thread, whatever its size (tests/site/weight.test.ts counts them).
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
                // Loaded when a visitor first uses a form, the calendar or the search.
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
    // The API server accepts forms from this address only (scripts/develop.ts).
    port: 5173,
    strictPort: true,
    // React Router prerenders with a preview server and never closes its watcher, which would scan a folder again for every
    // file that post-processing writes.
    watch: isPreview ? null : undefined,
    proxy: {
      "/": {
        target: apiServer,
        changeOrigin: true,
        // Only addresses that the server answers itself are proxied.
        bypass: ({ url = "/" }) => (isAppPath(url.split("?", 1)[0] ?? "") ? undefined : url),
      },
    },
  },
}));
