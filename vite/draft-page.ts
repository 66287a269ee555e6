import { build } from "vite";

/** Bundles `profile/draft-page/main.ts` into a folder, themes and fonts included: the server runs without Vite. */
export async function buildDraftPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    // Tests build it too, and the development version of JSX is no part of React's production files.
    oxc: { jsx: { development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      assetsInlineLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: "profile/draft-page/main.ts",
        // The name in server/contact/draft-page.ts.
        output: { entryFileNames: "draft-page.js", codeSplitting: false },
      },
    },
  });
}
