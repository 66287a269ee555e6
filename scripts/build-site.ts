import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { languageCodes, localizedPath, notFoundPages } from "../app/i18n/languages.ts";
import { articleRedirects } from "../content/articles.ts";
import { pageOrigins } from "../contract/page-origins.ts";
import { serverPagePath } from "../contract/server-page.ts";
import { buildPictures } from "../drawings/pictures.ts";
import { finishSite } from "../finish/finish.ts";
import { writeMachineFiles } from "../finish/machine-files.ts";
import { posterJobs } from "../profile/posters/main.ts";
import { site } from "../site.config.ts";

/** Builds the whole site into `dist/`: pictures, pages, files for machines, then the finishing of all. */
const started = performance.now();

await buildPictures("public", ".cache/covers", await posterJobs(new Date()));

await rm("dist", { recursive: true, force: true });
const pages = spawnSync("react-router", ["build"], {
  stdio: ["ignore", "pipe", "inherit"],
  encoding: "utf8",
  shell: process.platform === "win32",
});
if (pages.status !== 0) {
  console.error(pages.stdout);
  process.exit(pages.status ?? 1);
}

await writeMachineFiles("dist/client");
await finishSite("dist", {
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
console.log(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s`);
