import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../tests/support/free-port.ts";

const rounds = 5;
const secondsEach = 3;
const connections = 50;
/** Required share of one nginx worker's throughput. */
const minShare = 0.5;

interface Contestant {
  name: "this server" | "nginx";
  url: string;
  process: ChildProcess;
}

/**
 * Compares this server's requests per second with one worker of nginx, which serves the same compressed files
 * from the same folder with the same headers and a log. They alternate, so that other load on the machine
 * affects both. Stops everything it starts.
 *
 * @param siteDir the folder with `site.json` and `client/`
 * @returns false when the server is too slow; true when nginx is not installed
 */
export async function printThroughput(siteDir: string): Promise<boolean> {
  const missing = ["nginx", "wrk"].filter((command) => spawnSync(command, ["-v"]).error);
  if (missing.length > 0) {
    console.log(`\nSKIPPED: requests a second. Install ${missing.join(" and ")} to compare with nginx.`);
    return true;
  }
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const servers: Contestant[] = [];
  try {
    const [page, script] = ["/", findLargestScript(siteDir)];
    const site = await startSite(siteDir, folder);
    servers.push(site);
    const headers = {
      page: await nginxHeaders(site.url + page),
      script: await nginxHeaders(site.url + script),
    };
    servers.push(await startNginx(siteDir, folder, headers));
    console.log(
      `\nRequests a second: ${rounds} rounds of ${secondsEach} s in turns, ${connections} connections, gzip, ` +
        `${availableParallelism()} cores, loopback, Node ${process.versions.node}`,
    );
    console.log("this server    nginx   share          what");
    const shares = [];
    for (const [what, path] of [
      ["page", page],
      ["script", script],
    ] as const) {
      const [own = 0, other = 0] = measure(servers, path);
      const share = own / other;
      shares.push(share);
      const verdict = share >= minShare ? "PASS" : "FAIL";
      const cells = [own.toFixed(0).padStart(11), other.toFixed(0).padStart(8), share.toFixed(2).padStart(7)];
      console.log(`${cells.join(" ")}   ${verdict}   ${what} ${path}`);
    }
    return shares.every((share) => share >= minShare);
  } finally {
    for (const { process: child } of servers) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The median of the rounds. */
function measure(contestants: Contestant[], path: string): number[] {
  const results = contestants.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { url }] of contestants.entries()) {
      const perSecond = load(url + path, round === 0 ? 1 : secondsEach);
      // The first round is a warm-up.
      if (round > 0) results[index]?.push(perSecond);
    }
  }
  return results.map((values) => values.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
}

function load(url: string, seconds: number): number {
  const { stdout, stderr } = spawnSync(
    "wrk",
    ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", "Accept-Encoding: gzip", url],
    { encoding: "utf8", timeout: (seconds + 20) * 1000 },
  );
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (!perSecond || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk: ${stdout}${stderr}`);
  return Number(perSecond);
}

async function startSite(siteDir: string, folder: string): Promise<Contestant> {
  const port = await freePort();
  const log = openSync(join(folder, "site.log"), "w");
  const child = spawn(process.execPath, ["--env-file=server/node.env", "server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_DIR: siteDir,
      DATA_DIR: join(folder, "data"),
    },
    stdio: ["ignore", log, log],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child);
  return { name: "this server", url, process: child };
}

/** Response headers that nginx does not set itself, as configuration lines. */
async function nginxHeaders(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { "accept-encoding": "gzip" } });
  const made = /^(?:content-(?:type|length|encoding)|etag|date|connection|keep-alive|vary|x-request-id)$/;
  return [...headers]
    .filter(([name]) => !made.test(name))
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .concat("add_header X-Request-Id $request_id always;")
    .join("\n");
}

async function startNginx(
  siteDir: string,
  folder: string,
  headers: { page: string; script: string },
): Promise<Contestant> {
  const port = await freePort();
  const config = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? "user root; " : ""}daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${temporary}
  types { text/html html; text/javascript js; text/css css; image/avif avif; font/woff2 woff2; }
  access_log ${folder}/access.log;
  sendfile on; tcp_nopush on; gzip_static on; gzip_vary on; open_file_cache max=1000; keepalive_requests 1000;
  server {
    listen 127.0.0.1:${port}; root ${resolve(siteDir, "client")}; index index.html;
    ${headers.page}
    location /assets/ { ${headers.script} }
  }
}
`,
  );
  const child = spawn("nginx", ["-p", folder, "-c", config], { stdio: "inherit" });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(url, child);
  return { name: "nginx", url, process: child };
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until && child.exitCode === null; ) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((later) => setTimeout(later, 50));
  }
  await stop(child);
  throw new Error(`Nothing answers at ${url}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolved) => child.once("exit", resolved));
  child.kill("SIGTERM");
  await ended;
}

/** The largest script: the other kind of file that every visitor requests. */
function findLargestScript(siteDir: string): string {
  const { files }: { files: { path: string; encodings?: { gzip: string } }[] } = JSON.parse(
    readFileSync(join(siteDir, "site.json"), "utf8"),
  );
  const readSize = (file: (typeof files)[number]) =>
    file.encodings ? readFileSync(join(siteDir, "client", file.encodings.gzip)).length : 0;
  const [largest] = files
    .filter(({ path }) => path.endsWith(".js"))
    .map((file) => ({ path: file.path, size: readSize(file) }))
    .sort((a, b) => b.size - a.size);
  if (!largest) throw new Error("The site has no script");
  return largest.path;
}
