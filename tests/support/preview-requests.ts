import { readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";

const files: { files: { path: string }[] } = JSON.parse(readFileSync("dist/site.json", "utf8"));
const known = new Set(files.files.map(({ path }) => path));

/**
 * Records the paths that the browser requests, and the URLs of requests that could carry data out: all except
 * plain requests of the site's files.
 *
 * @param site the site's origin
 */
export function recordRequests(
  context: BrowserContext,
  site: string,
): { paths: string[]; withData: string[] } {
  const requests = { paths: [] as string[], withData: [] as string[] };
  context.on("request", (request) => {
    const { origin, pathname, search, protocol } = new URL(request.url());
    // blob: and data: URLs never leave the browser.
    if (protocol === "blob:") return;
    const isPlain = request.method() === "GET" && request.postData() === null && search === "";
    if (!isPlain || origin !== site || !known.has(pathname)) requests.withData.push(request.url());
    requests.paths.push(pathname);
  });
  return requests;
}
