import { setTimeout as sleep } from "node:timers/promises";
import { processFigures } from "../support/process-figures.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { compareResults, type Figures } from "./account.ts";
import type { Stored } from "./databases.ts";
import { type MailFault, startFailingSmtp } from "./failing-smtp.ts";
import { type Form, isStored, type Kind, send, sendForms } from "./forms.ts";

export interface KillOptions {
  trials: number;
  siteDir: string;
  /** One data folder per process. */
  dataDirs: string[];
  env: Record<string, string>;
  /** Reads the stored data directly from the database. */
  read: () => Promise<Stored>;
}

export interface KillFigures {
  kills: number;
  /** Mails accepted without confirmation, which may be repeated. */
  unconfirmedMails: number;
  /** Maximum memory and descriptors of a process, if available. */
  most: { residentMb: number; descriptors: number };
  kinds: Record<Kind, Figures>;
}

const leaseMs = 5000;

/** Behaviours of the mail servers in order. */
const troubles: MailFault[] = ["none", "refuses", "none", "silent", "away"];

/**
 * Kills servers with SIGKILL at random moments under load, starts them again each time, and at the end compares
 * the responses with the database and the mails at a real SMTP server.
 */
export async function killTrials(options: KillOptions): Promise<KillFigures> {
  const smtp = await startFailingSmtp();
  const forms: Form[] = [];
  let kills = 0;
  const most = { residentMb: 0, descriptors: 0 };
  async function look(server: RunningServer): Promise<void> {
    const { residentMb, descriptors = 0 } = await processFigures(server);
    most.residentMb = Math.max(most.residentMb, residentMb);
    most.descriptors = Math.max(most.descriptors, descriptors);
  }
  const start = (index: number) =>
    startServer({
      siteDir: options.siteDir,
      dataDir: options.dataDirs[index] ?? "",
      env: {
        ...options.env,
        SMTP_URL: smtp.url,
        MAIL_LEASE_MS: String(leaseMs),
        MAIL_TIMEOUT_MS: String(leaseMs / 2),
        // Retry within seconds even after ten rejections.
        MAIL_RETRY_BASE_MS: "10",
        RATE_MAIL_GLOBAL: "100000/1h",
        LOG_LEVEL: "error",
      },
    });

  const servers = await Promise.all(options.dataDirs.map((_, index) => start(index)));
  for (let trial = 0; trial < options.trials; trial++) {
    await smtp.become(troubles[trial % troubles.length] ?? "none");
    let isOver = false;
    const load = sendForms({
      urls: () => servers.map(({ url }) => url),
      isDone: () => isOver,
      senders: { contact: 6, newsletter: 2, booking: 2 },
      persistent: false,
    });
    await sleep(50 + Math.random() * 650);
    // With two servers, alternately one and both.
    const dying = servers.flatMap((_, index) =>
      trial % 3 === 0 || index === trial % servers.length ? [index] : [],
    );
    await Promise.all(servers.map(look));
    await Promise.all(dying.map((index) => servers[index]?.kill()));
    kills += dying.length;
    if (dying.length < servers.length) await sleep(100);
    isOver = true;
    forms.push(...(await load));
    for (const index of dying) servers[index] = await start(index);
  }
  await smtp.become("none");

  const [server] = servers;
  if (server) await repeatAll(server, forms);
  const stored = await options.read();
  const figures = () => compareResults(forms, stored, smtp.mails());
  await untilMailed(() => Object.values(figures()).every(({ unmailed }) => unmailed === 0));
  await untilQuiet(() => smtp.mails().length);
  const kinds = figures();
  await Promise.all(servers.map(look));
  await Promise.all(servers.map((each) => each.stop()));
  await smtp.close();
  return { kills, unconfirmedMails: smtp.unconfirmedMails(), most, kinds };
}

/** Waits for often rejected mails; later ones count as missing. */
async function untilMailed(isMailed: () => boolean): Promise<void> {
  const until = performance.now() + 90_000;
  while (!isMailed() && performance.now() < until) await sleep(500);
}

/** Waits without mails for as long as a dead process may hold a lease. */
async function untilQuiet(count: () => number): Promise<void> {
  let seen = -1;
  for (let quietMs = 0; quietMs < leaseMs + 2000; quietMs += 500) {
    if (count() !== seen) quietMs = 0;
    seen = count();
    await sleep(500);
  }
}

/**
 * Repeats every form with its key, which must end in the same single row. The newsletter has
 * no key, so only forms without a response are repeated.
 */
async function repeatAll(server: RunningServer, forms: Form[]): Promise<void> {
  for (const form of forms) {
    if (form.kind === "newsletter" && isStored(form)) continue;
    await send(server.url, form);
  }
}
