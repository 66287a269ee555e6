import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export interface Nginx {
  url: string;
  stop(): Promise<void>;
}

/** Whether nginx is missing; logs a warning. */
export function nginxMissing(): boolean {
  const missing = spawnSync("nginx", ["-v"]).status !== 0;
  if (missing) console.error("\n!!! nginx is not installed here: ITS TEST IS SKIPPED !!!\n");
  return missing;
}

/** Starts nginx in front of local servers. A request rejected by a dead server goes to the next one. */
export async function startNginx(ports: number[]): Promise<Nginx> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const settings = `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 1;
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events { worker_connections 2048; }
    http {
      access_log off;
      ${temporary.join("\n")}
      upstream site {
        ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join("\n")}
        keepalive 64;
        keepalive_timeout 60s;
      }
      server {
        listen 127.0.0.1:${port};
        client_max_body_size 12m;
        location / {
          proxy_pass http://site;
          proxy_http_version 1.1;
          proxy_set_header Host $http_host;
          proxy_set_header Connection "";
          proxy_set_header X-Forwarded-For $remote_addr;
          proxy_connect_timeout 2s;
          proxy_next_upstream error timeout non_idempotent;
        }
      }
    }`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, settings);
  const child = spawn("nginx", ["-p", folder, "-c", file], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
