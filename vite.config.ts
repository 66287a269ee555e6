import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { rewriteUpstream } from "./build/rewrite-upstream.ts";
import { isComputed } from "./server/addresses.ts";

const apiServer = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/**
 * React Router gives its components names for React's developer tools, and as a name is a side effect, those that nobody
 * uses (NavLink, Form and what they need) would be part of every page.
 */
const droppableComponents = rewriteUpstream("droppable-components", /\/node_modules\/react-router\/dist\//, [
  { pattern: /^\w+\.displayName = "\w+";$/gm, replacement: "" },
  { pattern: /(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gm, replacement: "/* @__PURE__ */ " },
]);

/**
 * React makes a few errors when it is loaded, as signals to itself. Where developer tools are connected (in Lighthouse
 * as well), V8 finds out the line of every error at once and reads the whole file twice for it: 40 ms on a desk, 160 ms
 * on the phone that Lighthouse computes. An error that is not constructed has no line.
 */
const signalsWithoutLines = rewriteUpstream(
  "signals-without-lines",
  /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js/,
  [
    {
      pattern: /(?<=^(?:var| {2}) *\w+ = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm,
      replacement: "Object.create(Error.prototype, { message: { value: $1 } })",
    },
  ],
);

/**
 * Vite leads every `import()` through a function that first fetches the styles of what is imported. Here styles are part
 * of the page, so it would be half a kilobyte of every page for nothing.
 */
const plainImports = rewriteUpstream("plain-imports", /vite\/preload-helper/, [
  { pattern: /(?<=export const __vitePreload = ).+/gs, replacement: "(load) => load();" },
]);

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), droppableComponents, signalsWithoutLines, plainImports],
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
            // What every page needs in one file, the bundler's own few lines included: together it is 7 kB smaller after
            // brotli than in twenty.
            codeSplitting: {
              groups: [
                {
                  name: "shell",
                  test: /entry\.client\.tsx$|\/app\/(?:root|layout\/site)\.tsx|^\0rolldown\/runtime/,
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
