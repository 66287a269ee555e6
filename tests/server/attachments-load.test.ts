import { readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { fileLimit } from "../../shared/attachments.ts";
import { contactFormPath } from "../../shared/contact.ts";
import { pdf, storedAttachments } from "../support/attachments.ts";
import { startPostgres } from "../support/postgres.ts";
import { processFigures } from "../support/process-figures.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const siteDir = writeSite();
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

let count = 0;
const boundary = "----load";

/** Sends a message with a file that all requests share. Resolves with its id, undefined without an answer. */
function upload(
  { port }: Pick<RunningServer, "port">,
  message: string,
  file: Buffer,
): Promise<string | undefined> {
  const part = (name: string, rest = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const head = Buffer.from(
    `${part("name")}Kari\r\n${part("email")}kari@example.no\r\n${part("message")}${message}\r\n${part("file", '; filename="cv.pdf"')}`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return new Promise((resolve) => {
    const sending = request(
      {
        ...{ host: "127.0.0.1", port, path: contactFormPath, method: "POST" },
        headers: {
          accept: "application/json",
          "content-type": `multipart/form-data; boundary=${boundary}`,
          "content-length": head.length + file.length + tail.length,
        },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk) => {
          text += chunk;
        });
        answer.on("close", () =>
          resolve(answer.statusCode === 200 ? JSON.parse(text || "{}").id : undefined),
        );
      },
    );
    sending.on("error", () => resolve(undefined));
    sending.write(head);
    sending.write(file);
    sending.end(tail);
  });
}

/** The peak resident memory of a process, in MB. */
function peakMb(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The size of each message's file as recorded, and as the sum of its chunks. */
async function postgresFiles(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string; size: string; stored: string }>(
    `select message_id as id, size, (select sum(length(bytes)) from attachment_chunks where attachment_id = attachments.id) as stored
     from attachments`,
  );
  await client.end();
  return rows.map(({ id, size, stored }) => ({ id, size: Number(size), stored: Number(stored) }));
}

const uploads = 50;
const databases = [
  { name: "SQLite", env: async () => ({}) as Record<string, string> },
  ...(postgres
    ? [
        {
          name: "PostgreSQL",
          env: async () => ({ DATABASE_URL: await postgres.createDatabase(`uploads_${count++}`) }),
        },
      ]
    : []),
];

describe.each(databases)("with $name", ({ env }) => {
  test(`stores ${uploads} uploads of 10 MB at once with less than 200 MB more memory`, async () => {
    const server = await startServer({ siteDir, env: await env() });
    const before = (await processFigures(server)).residentMb;
    const file = pdf(fileLimit);
    const ids = await Promise.all(
      Array.from({ length: uploads }, (_, index) => upload(server, `at once ${index}`, file)),
    );
    expect(ids.every((id) => id !== undefined)).toBe(true);
    const peak = peakMb(server.process.pid);
    console.log(`${uploads} uploads at once: ${before} MB before, peak ${Math.round(peak)} MB`);
    expect(peak - before).toBeLessThan(200);
    await server.stop();
  }, 300_000);

  test("loses no acknowledged file and stores no partial one when the server is killed", async () => {
    const settings = await env();
    const first = await startServer({ siteDir, env: settings });
    const { dataDir } = first;
    const acknowledged: string[] = [];
    const file = pdf(1_000_000);
    let server = first;
    for (let round = 0; round < 3; round++) {
      const { promise: someStored, resolve: onStored } = Promise.withResolvers<void>();
      const visitors = Array.from({ length: 6 }, async (_, visitor) => {
        for (let index = 0; ; index++) {
          const id = await upload(server, `round ${round} visitor ${visitor} message ${index}`, file);
          if (!id) return;
          acknowledged.push(id);
          onStored();
        }
      });
      await someStored;
      await sleep(Math.random() * 400);
      await server.kill();
      await Promise.all(visitors);
      server = await startServer({ siteDir, dataDir, env: settings });
    }
    const files = settings.DATABASE_URL
      ? await postgresFiles(settings.DATABASE_URL)
      : storedAttachments(dataDir).map(({ messageId, size, bytes }) => ({
          id: messageId,
          size,
          stored: bytes.length,
        }));
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const id of acknowledged) expect(files.map((item) => item.id)).toContain(id);
    for (const { size, stored } of files) expect([size, stored]).toEqual([1_000_000, 1_000_000]);
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }, 120_000);
});
