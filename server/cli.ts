/** The owner's inbox on the command line. `npm run inbox` lists its commands. */
import "../content-loader/data/require-valid.ts";

import { existsSync, fstatSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { retention } from "../content-loader/data/service.ts";
import { site as owner } from "../content-loader/data/site.ts";
import { createDraftPageMaker } from "./contact/draft-page.ts";
import { createLog } from "./http/log.ts";
import { backUp } from "./inbox/backup.ts";
import * as bookings from "./inbox/bookings.ts";
import * as commands from "./inbox/commands.ts";
import { restoreSqlite } from "./inbox/restore.ts";
import { UsageError } from "./inbox/usage-error.ts";
import { parseDatabaseUrl } from "./settings/postgres-addresses.ts";
import { readSettings, type Settings } from "./settings/read-settings.ts";
import { SettingError } from "./settings/setting-values.ts";
import { readLocalSecret } from "./storage/local-secret.ts";
import { databaseFile, openSqlite } from "./storage/sqlite.ts";
import { StartError } from "./storage/start-error.ts";
import { StorageUnavailable } from "./storage/storage.ts";

const usage = `npm run inbox -- <command>

  list [--limit=50] [--quarantined]    the newest messages
  search <text>                        messages that contain a text
  show <id> [--json]                   one message; the first characters of its id are enough
  files <id> [folder]                  writes its files, and its draft as a page, into a folder
  export [--json]                      all messages, as CSV for spreadsheets or as JSON
  release <id>                         releases a message from quarantine
  erase <id>                           deletes one message and its mail
  outbox                               mails that wait or were given up
  retry <mail id> | --all              sends them again now
  bookings list                        upcoming meetings and blocked days
  bookings cancel <id>                 cancels one and mails the visitor
  bookings block|unblock <date or range>  keeps days free (2026-12-21..2027-01-03), or offers them again
  bookings feed                        the secret address of your calendar feed
  newsletter export [--json]           the confirmed addresses
  privacy export|erase <address>       everything about one person
  backup [file or folder]              a checked copy of the database, while the site runs
  restore <file> [--force]             puts a backup back, while the site is stopped`;

try {
  const { positionals, values } = readArguments();
  const settings = readSettings(process.env, (path) => readFileSync(path, "utf8"), {
    brand: owner.brand,
    email: owner.contact.email,
    messageDays: retention.messageDays,
  });
  await print(values.help || positionals.length === 0 ? usage : await run(settings, positionals, values));
} catch (error) {
  const isUsage = error instanceof UsageError || error instanceof SettingError;
  const isSystemError = error instanceof Error && "syscall" in error;
  const isExpected =
    isUsage || isSystemError || error instanceof StartError || error instanceof StorageUnavailable;
  console.error(isExpected ? error.message : error);
  process.exitCode = isUsage ? 64 : 1;
}

/**
 * Writes a command's output. `console.log` ignores a full disk, and a stream ignores a partial write: an owner who
 * exports before deleting must see the error.
 *
 * @throws the system's error when the output cannot be written
 */
function print(text: string): Promise<void> {
  const line = `${text}\n`;
  return new Promise((resolve, reject) => {
    if (fstatSync(process.stdout.fd).isFile()) {
      writeFileSync(process.stdout.fd, line);
      return resolve();
    }
    // A reader such as `head` closed the pipe and has what it wanted.
    const end = (error?: NodeJS.ErrnoException | null) =>
      error && error.code !== "EPIPE" ? reject(error) : resolve();
    process.stdout.on("error", end);
    process.stdout.write(line, end);
  });
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        limit: { type: "string", default: "50" },
        quarantined: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        force: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--limit must be a whole number, not ${text}.`);
  return Number(text);
}

type Arguments = ReturnType<typeof readArguments>;

async function run(
  settings: Settings,
  positionals: Arguments["positionals"],
  values: Arguments["values"],
): Promise<string> {
  const dataDir = resolve(settings.dataDir);
  const [command, first, second] = positionals;
  if (command === "restore") return restoreFrom(settings, dataDir, first, values.force);
  // Otherwise an empty database would be created, and in a wrong folder the inbox would look empty.
  if (!settings.databaseUrl && !existsSync(databaseFile(dataDir)))
    throw new UsageError(`There is no database in ${dataDir}: set DATA_DIR to its folder.`);
  if (command === "backup") return backUpFrom(settings, dataDir, first);

  const storage = settings.databaseUrl
    ? await (await import("./storage/postgres.ts")).openPostgres(settings.databaseUrl, createLog("warn"))
    : await openSqlite(dataDir, { exclusive: false });
  const inbox: bookings.BookingInbox = {
    storage,
    dataDir,
    siteUrl: settings.siteUrl ?? `http://localhost:${settings.port}`,
    tokenSecret: settings.tokenSecret ?? readLocalSecret(dataDir),
    makeDraftPage: createDraftPageMaker(settings.siteDir),
    now: Date.now(),
    rules: { ...owner.openingHours, ...owner.booking },
  };
  try {
    switch (
      first && ["newsletter", "privacy", "bookings"].includes(command ?? "") ? `${command} ${first}` : command
    ) {
      case "list":
        return await commands.list(inbox, {
          limit: parseCount(values.limit),
          ...(values.quarantined && { state: "quarantined" }),
        });
      case "search":
        return await commands.list(inbox, { text: positionals.slice(1).join(" ") });
      case "show":
        return await commands.show(inbox, first, values.json);
      case "files":
        return await commands.saveFiles(inbox, first, second);
      case "export":
        return await commands.exportMessages(inbox, values.json);
      case "release":
        return await commands.release(inbox, first);
      case "erase":
        return await commands.erase(inbox, first);
      case "outbox":
        return await commands.outbox(inbox);
      case "retry":
        return await commands.retry(inbox, values.all ? "--all" : first);
      case "bookings list":
        return await bookings.listBookings(inbox);
      case "bookings cancel":
        return await bookings.cancelBooking(inbox, second);
      case "bookings block":
        return await bookings.blockDays(inbox, second);
      case "bookings unblock":
        return await bookings.unblockDays(inbox, second);
      case "bookings feed":
        return bookings.showFeed(inbox);
      case "newsletter export":
        return await commands.exportNewsletter(inbox, values.json);
      case "privacy export":
        return await commands.exportPerson(inbox, second);
      case "privacy erase":
        return await commands.erasePerson(inbox, second);
      default:
        throw new UsageError(usage);
    }
  } finally {
    await storage.close();
  }
}

async function restoreFrom(
  { databaseUrl }: Settings,
  dataDir: string,
  file: string | undefined,
  force: boolean,
): Promise<string> {
  if (!file) throw new UsageError("Name a backup: npm run restore -- FILE");
  if (databaseUrl) {
    const [url = ""] = parseDatabaseUrl(databaseUrl)?.urls ?? [];
    await (await import("./inbox/restore-postgres.ts")).restorePostgres(url, resolve(file), force);
    return `Restored ${file}. Start the servers.`;
  }
  const { counts, replaced } = restoreSqlite(dataDir, resolve(file), force, new Date());
  const shown = Object.entries(counts).map(([table, count]) => `${count} ${table}`);
  const replacedNote = replaced
    ? `\nThe old database is ${replaced}: delete it when everything is there.`
    : "";
  return `Restored ${file}: ${shown.join(", ")}. Start the server.${replacedNote}`;
}

async function backUpFrom(settings: Settings, dataDir: string, target: string | undefined): Promise<string> {
  if (settings.databaseUrl)
    throw new UsageError("The messages are in PostgreSQL: use pg_dump --format=custom (docs/operate.md).");
  const name = `site-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}.db`;
  const backupPath = resolve(target ?? join(dataDir, "backups", name));
  const file = statSync(backupPath, { throwIfNoEntry: false })?.isDirectory()
    ? join(backupPath, name)
    : backupPath;
  if (file === databaseFile(dataDir)) throw new UsageError(`${file} is the database itself.`);
  await backUp(dataDir, file);
  return `Wrote and checked ${file}`;
}
