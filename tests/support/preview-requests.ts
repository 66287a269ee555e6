import { readFileSync } from "node:fs";
import type { BrowserContext } from "playwright-core";

const files: { files: { path: string }[] } = JSON.parse(readFileSync("dist/site.json", "utf8"));
const known = new Set(files.files.map(({ path }) => path));

/**
 * What a visitor's browser asks for from now on, and what of it could carry something: all but asking for a file of the site
 * by its own name, which the page does for the pages that its links lead to.
 *
 * @param site where it is served
 */
export function requestsOf(context: BrowserContext, site: string): { asked: string[]; carrying: string[] } {
  const requests = { asked: [] as string[], carrying: [] as string[] };
  context.on("request", (request) => {
    const { origin, pathname, search, protocol } = new URL(request.url());
    // What is handed over as a file has an address that never leaves the browser.
    if (protocol === "blob:") return;
    const isPlain = request.method() === "GET" && request.postData() === null && search === "";
    if (!isPlain || origin !== site || !known.has(pathname)) requests.carrying.push(request.url());
    requests.asked.push(pathname);
  });
  return requests;
}
