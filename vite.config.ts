import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { namesOfStates } from "./finish/names-of-states.ts";
import { isComputed } from "./server/addresses.ts";
import { site } from "./site.config.ts";

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** The page of an error brings the whole stylesheet. Without a provider of statistics nobody is asked for consent. */
const absent = site.analytics ? /\/error-page\.tsx/ : /\/error-page\.tsx|\/app\/analytics\/consent-/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), namesOfStates(absent)],
  build: {
    target: "es2023",
    // The oldest browsers of Tailwind 4: they know OKLCH, so no colour is written a second and a third time.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    // Fonts stay files: inlined they would swell the first response and could not be cached.
    assetsInlineLimit: 0,
    // What is fetched later, on a visitor's wish, is one file each: there is nothing to preload beside it.
    modulePreload: false,
  },
  // A worker is one file, libraries included: its own policy lets it ask for no other (app/routes/preview/reader.worker.ts).
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in one file: together it is 7 kB smaller after brotli than in twenty. The entry, which
            // wakes the page, is one for itself: so the modules of a page and the waking are two tasks. What draws whole
            // documents comes with the preview's studio.
            codeSplitting: {
              groups: [
                {
                  name: "shell",
                  test: /\/app\/(?:root|layout\/site)\.tsx|\/node_modules\/(?:react-dom\/(?!(?:cjs\/react-dom-)?server)|react-router\/)/,
                },
                // What talks to the server comes when a form, the calendar or the search is used.
                { name: "data", test: /\/app\/query-client\.ts|\/node_modules\/@tanstack\// },
                // What tells times stays clear of React: the next free ones are there before it.
                {
                  name: "times",
                  test: /\/app\/(?:booking\/(?:told|slots|first-answer)|time\/visitor-zone)\.ts/,
                },
                { name: "pieces", test: /\/app\//, minShareCount: 3 },
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
    proxy: {
      "/": {
        target: apiServer,
        changeOrigin: true,
        // What the server computes is asked of it, and all else of Vite.
        bypass: ({ url = "/" }) => (isComputed(url.split("?", 1)[0] ?? "") ? undefined : url),
      },
    },
  },
});
