import { readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";

const files: { files: { path: string }[] } = JSON.parse(readFileSync("dist/site.json", "utf8"));
const known = new Set(files.files.map(({ path }) => path));

/**
 * Records the browser's requests, and those that could contain data: all except requests of the site's files
 * by name, including prefetched pages.
 *
 * @param site the site's origin
 */
export function requestsOf(context: BrowserContext, site: string): { asked: string[]; carrying: string[] } {
  const requests = { asked: [] as string[], carrying: [] as string[] };
  context.on("request", (request) => {
    const { origin, pathname, search, protocol } = new URL(request.url());
    // blob: and data: URLs never leave the browser.
    if (protocol === "blob:") return;
    const isPlain = request.method() === "GET" && request.postData() === null && search === "";
    if (!isPlain || origin !== site || !known.has(pathname)) requests.carrying.push(request.url());
    requests.asked.push(pathname);
  });
  return requests;
}
