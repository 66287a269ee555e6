import "../content-loader/data/require-valid.ts";

import { rm } from "node:fs/promises";
import { createBuilder } from "vite";
import { languageCodes, localizedPath, notFoundPages } from "../app/i18n/languages.ts";
import { articleRedirects } from "../content-loader/articles.ts";
import { site } from "../content-loader/data/site.ts";
import { buildPictures } from "../drawings/build/pictures.ts";
import { postprocessSite } from "../postbuild/main.ts";
import { writeWellKnownFiles } from "../postbuild/well-known-files.ts";
import { posterJobs } from "../profile/posters/main.ts";
import { pageOrigins } from "../shared/page-origins.ts";
import { serverPagePath } from "../shared/server-page.ts";
import { buildDraftPage } from "../vite/draft-page.ts";

/** Builds the site into `dist/`: pictures, pages, feeds and sitemap, then post-processing. */
const times = [performance.now()];

await buildPictures("public", ".cache/covers", await posterJobs(new Date()));
times.push(performance.now());

await rm("dist", { recursive: true, force: true });
// Like `react-router build`, but in this process, so that articles are parsed once.
process.env.NODE_ENV = "production";
const builder = await createBuilder({ mode: "production", logLevel: "warn" });
await builder.buildApp();
await buildDraftPage("dist");
times.push(performance.now());

await writeWellKnownFiles("dist/client");
await postprocessSite("dist", {
  cacheDir: ".cache/compressed",
  redirects: Object.fromEntries(
    articleRedirects().flatMap(({ from, to }) =>
      languageCodes.map((code) => [localizedPath(from, code), localizedPath(to, code)]),
    ),
  ),
  notFound: Object.fromEntries(
    languageCodes.flatMap((code) => notFoundPages(code).map(({ below, path }) => [below, path])),
  ),
  origins: pageOrigins(site),
  serverPages: Object.fromEntries(languageCodes.map((code) => [code, localizedPath(serverPagePath, code)])),
});
times.push(performance.now());

const seconds = (from: number, to: number) =>
  `${(((times[to] ?? 0) - (times[from] ?? 0)) / 1000).toFixed(1)} s`;
console.log(
  `Built the site in ${seconds(0, 3)}: pictures ${seconds(0, 1)}, pages ${seconds(1, 2)}, post-processing ${seconds(2, 3)}`,
);
// React Router's command exits explicitly too: prerendering leaves handles open.
process.exit();
