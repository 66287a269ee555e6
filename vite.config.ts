import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { site } from "./content-loader/data/site.ts";
import { editor } from "./editor/vite-plugin.ts";
import { routeWords } from "./postbuild/route-words.ts";
import { isComputed } from "./server/addresses.ts";

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** The error page loads the whole stylesheet. Without an analytics provider nobody is asked for consent. */
const withoutStyles = site.analytics ? /\/error-page\.tsx/ : /\/error-page\.tsx|\/app\/analytics\/consent-/;

/**
 * The modules of each shared chunk: files, or folders that end with a slash. Every request costs a page about a millisecond
 * of its main thread, so what nearly every page needs is one file. tests/site/chunks.test.ts checks that each exists.
 */
export const chunkSources = {
  /** React, the router, the frame, and what most pages are drawn with. */
  shell: [
    "node_modules/react-dom/",
    "node_modules/react-router/",
    "app/root.tsx",
    "app/layout/site.tsx",
    "app/layout/closing-call.tsx",
    "app/claims/",
    "app/seo/",
    "app/ui/arrow.tsx",
    "app/ui/contour.ts",
    "app/ui/cover.tsx",
    "app/ui/cover.css",
    "app/ui/figures.tsx",
    "app/ui/figures.css",
    "app/ui/portrait.tsx",
    "app/ui/ridge-edge.tsx",
    "app/ui/ridge-edge.css",
    "app/ui/section-head.tsx",
    "app/ui/tip.tsx",
    "app/ui/tip.css",
    "app/i18n/rich-text.tsx",
    "app/legal/legal-page.tsx",
    "app/legal/legal-page.css",
    "app/routes/blog/article-card.tsx",
    "app/routes/blog/article-card.css",
    "app/routes/blog/highlight.ts",
    "app/forms/form-draft.ts",
  ],
  /** Talks to the server; loaded when a form, the calendar or the search is used. */
  data: ["app/query-client.ts", "node_modules/@tanstack/"],
  /** Shows the next free times before hydration, so it stays apart from React. */
  times: [
    "app/booking/slots.ts",
    "app/time/visitor-zone.ts",
    "shared/time-wording.ts",
    "shared/zone-clock.ts",
    "shared/day.ts",
  ],
};

/** React's server renderer is only used by the preview, so it stays out of the shell. */
const reactServer = /\/react-dom\/(?:cjs\/react-dom-)?server/;

export default defineConfig(({ isPreview }) => ({
  plugins: [tailwindcss(), reactRouter(), routeWords(withoutStyles), editor()],
  build: {
    target: "es2023",
    // The oldest browsers of Tailwind 4: they know OKLCH, so no colour is written a second and a third time.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    // Fonts stay files: inlined they would swell the first response and could not be cached.
    assetsInlineLimit: 0,
    // What is fetched later, on a visitor's wish, is one file each: there is nothing to preload beside it.
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
          output: {
            codeSplitting: {
              groups: Object.entries(chunkSources).map(([name, sources]) => ({
                name,
                test: (id: string) =>
                  !reactServer.test(id) && sources.some((source) => id.includes(`/${source}`)),
              })),
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
    // A build prerenders in a preview, whose compiler React Router lets watch the whole folder and never ends: every file that
    // the finishing writes would have all others of its folder looked at again.
    watch: isPreview ? null : undefined,
    proxy: {
      "/": {
        target: apiServer,
        changeOrigin: true,
        // What the server computes is asked of it, and all else of Vite.
        bypass: ({ url = "/" }) => (isComputed(url.split("?", 1)[0] ?? "") ? undefined : url),
      },
    },
  },
}));
