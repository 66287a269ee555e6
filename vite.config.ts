import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { site } from "./content-loader/data/site.ts";
import { namesOfStates } from "./postbuild/names-of-states.ts";
import { isComputed } from "./server/addresses.ts";

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** The page of an error brings the whole stylesheet. Without a provider of statistics nobody is asked for consent. */
const absent = site.analytics ? /\/error-page\.tsx/ : /\/error-page\.tsx|\/app\/analytics\/consent-/;

/** What every page needs, or nearly every one, and hardly weighs anything (tests/site/weight.test.ts). */
const shell = [
  /\/node_modules\/(?:react-dom\/(?!(?:cjs\/react-dom-)?server)|react-router\/)/,
  /\/app\/(?:root|layout\/(?:site|closing-call))\.tsx/,
  /\/app\/(?:claims|seo)\//,
  /\/app\/ui\/(?:arrow|contour|cover|figures|portrait|ridge-edge|section-head|tip)\./,
  /\/app\/(?:i18n\/rich-text|legal\/legal-page|routes\/blog\/(?:article-card|highlight)|forms\/kept-words)\./,
];

export default defineConfig(({ isPreview }) => ({
  plugins: [tailwindcss(), reactRouter(), namesOfStates(absent)],
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
            // A file costs a page 1 ms of its main thread to fetch, whatever is in it, and many small ones compress badly. So
            // what every page needs is one file: React, the router, the frame, and the pieces that pages are drawn with.
            // What two pages share stays apart, and so does the entry, which wakes the page: so the modules of a page and
            // the waking are two tasks. What draws whole documents comes with the preview's studio.
            codeSplitting: {
              groups: [
                { name: "shell", test: (id) => shell.some((part) => part.test(id)) },
                // What talks to the server comes when a form, the calendar or the search is used.
                { name: "data", test: /\/app\/query-client\.ts|\/node_modules\/@tanstack\// },
                // The next free times are shown before hydration, so what writes them stays apart from React.
                {
                  name: "times",
                  test: /\/(?:app\/(?:booking\/slots|time\/visitor-zone)|shared\/(?:time-wording|zone-clock|day))\.ts/,
                },
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
