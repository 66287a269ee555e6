import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import bookingForm from "../../content/en/bookingForm.json" with { type: "json" };
import calendar from "../../content/en/calendar.json" with { type: "json" };
import contactForm from "../../content/en/contactForm.json" with { type: "json" };
import type { SiteManifest } from "../../shared/site-manifest.ts";
import { standaloneScripts } from "../../vite/standalone-scripts.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = "tests/support/scheduler-page/index.html";

/**
 * Builds the booking section with `booking.embedUrl` set, as a site that the server can
 * serve. A second full build would take minutes.
 *
 * @returns its folder
 */
export async function writeSchedulerSite(embedUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "scheduler-"));
  let isSet = false;
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [
      standaloneScripts(),
      tailwindcss(),
      {
        name: "set-embed-url",
        enforce: "pre",
        transform(code, id) {
          if (!id.endsWith("/content/data/site.json")) return null;
          isSet = true;
          const site = JSON.parse(code);
          return JSON.stringify({ ...site, booking: { ...site.booking, embedUrl } });
        },
      },
    ],
    build: { outDir: join(folder, "client"), target: "es2023", rolldownOptions: { input: join(root, page) } },
  });
  if (!isSet) throw new Error("the page does not import content/data/site.json");

  const assets = readdirSync(join(folder, "client/assets")).map((name) => ({
    path: `/assets/${name}`,
    file: `assets/${name}`,
    hash: name,
    type: contentType(name),
    cache: "immutable" as const,
  }));
  const textsFile = "contact/texts.json";
  mkdirSync(join(folder, "client/contact"));
  writeFileSync(join(folder, "client", textsFile), JSON.stringify({ bookingForm, calendar, contactForm }));
  const html = { file: page, hash: page, type: "text/html; charset=utf-8", cache: "html" as const };
  const manifest: SiteManifest = {
    files: [
      { path: "/", ...html },
      {
        path: `/${textsFile}`,
        file: textsFile,
        hash: textsFile,
        type: "application/json; charset=utf-8",
        cache: "day",
      },
      ...assets,
    ],
    redirects: {},
    notFound: { "": "/" },
    serverPages: {},
    origins: { scheduler: [new URL(embedUrl).origin], script: [], connect: [], image: [] },
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}

function contentType(name: string): string {
  if (name.endsWith(".js")) return "text/javascript; charset=utf-8";
  return name.endsWith(".css") ? "text/css; charset=utf-8" : "font/woff2";
}
