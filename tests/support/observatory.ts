import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installApart } from "../../scripts/install-apart.ts";

/** What Mozilla's scanner says about a site. */
export interface ScanResult {
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** What the scanner's HTTP client, axios, asks of whatever carries out its requests. */
interface OutgoingRequest {
  url: string;
  method: string;
  headers: { toJSON(): Record<string, string> };
  validateStatus?: (status: number) => boolean;
}

let folder = "";

/**
 * Installs Mozilla's HTTP Observatory apart. Its install scripts fetch lists from other hosts and compile a database
 * driver, so that it can't be one of the project's packages; none of that is needed to scan.
 *
 * @returns why it is not there, or undefined when it is
 */
export function installObservatory(): string | undefined {
  const installed = installApart(resolve(import.meta.dirname, "../observatory"), (into) =>
    // The list of preloaded hosts, which the scanner would fetch: none of ours is on it.
    writeFileSync(join(into, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}"),
  );
  folder = installed.folder ?? "";
  return installed.missing;
}

/**
 * Scans a server as if it stood behind a proxy with TLS at `https://<host>`, in the way that `deploy/` sets it up:
 * plain HTTP is redirected, and everything else reaches the server as it is.
 *
 * @param server the server's own address, started with `SITE_URL=https://<host>`
 */
export async function scanBehindTls(host: string, server: string): Promise<ScanResult> {
  const load = (file: string) => import(pathToFileURL(join(folder, "node_modules", file)).href);
  const { default: axios } = await load("axios/index.js");
  const { scan } = await load("@mdn/mdn-http-observatory/src/index.js");
  axios.defaults.adapter = (request: OutgoingRequest) => carryOut(request, server);
  return await scan(host);
}

async function carryOut(request: OutgoingRequest, server: string) {
  const { protocol, pathname, search, href } = new URL(request.url);
  const answer =
    protocol === "http:"
      ? new Response(null, { status: 308, headers: { location: href.replace("http:", "https:") } })
      : await fetch(server + pathname + search, {
          method: request.method,
          headers: request.headers.toJSON(),
          redirect: "manual",
        });
  const { status, statusText } = answer;
  if (request.validateStatus?.(status) === false) throw new Error(`Answered with status ${status}`);
  return {
    status,
    statusText,
    headers: Object.fromEntries(answer.headers),
    data: await answer.text(),
    config: request,
    request: {},
  };
}
