import { build } from "vite";

/** Bundles `profile/draft-page/main.ts` with themes and fonts into a folder, because the server runs without Vite. */
export async function buildDraftPage(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    // Tests build it in development mode, but React's production files lack the development JSX runtime.
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
