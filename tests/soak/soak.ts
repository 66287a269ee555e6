import { randomInt } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { delayP99, type ProcessFigures, processFigures } from "../support/process-figures.ts";
import { startServer } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";
import { type Ask, type MailTo, visits } from "./visitors.ts";

export interface SoakFigures {
  /** Resident memory in MB: when ready, maximum, and at most half a minute after the last request. */
  beginMb: number;
  mostMb: number;
  endMb: number;
  mostDescriptors: number | undefined;
  /** Bucket bound of the event loop delay's 99th percentile. */
  delayP99Ms: number;
  /** The same for an idle thread: other load on the machine delays both. */
  idleP99Ms: number;
  answers: number;
  /** Responses by status: with default limits some are rejected, none fails. */
  statuses: Record<number, number>;
  /** Errors of visits that did not end, such as a connection that was never accepted. */
  failedVisits: string[];
  /** Mails accepted by a real SMTP server; each lane's hourly limit is sent in the first seconds. */
  mails: number;
}

/** Number of visitor networks; each reaches its limits sometimes. */
const networks = 4000;

// Resets the tests' generous limits to their defaults; an empty value counts as unset.
const defaults = {
  RATE_CONTACT: "",
  RATE_NEWSLETTER: "",
  RATE_BOOKING: "",
  RATE_CHANGES: "",
  RATE_SLOTS: "",
  MAIL_RETRY_BASE_MS: "",
};

/**
 * Visitors use every route of the built site at an even rate, under default limits, while the
 * server's resources are measured.
 *
 * @param seconds of load
 * @param tell called regularly with the current figures
 */
export async function soak(
  seconds: number,
  tell?: (second: number, figures: ProcessFigures) => void,
): Promise<SoakFigures> {
  // A first run fills Node's compile cache, as after every start but the first.
  await (await startServer()).stop();
  const smtp = await startSmtp();
  const server = await startServer({ env: { ...defaults, SMTP_URL: smtp.url, TRUST_PROXY: "1" } });
  const statuses: Record<number, number> = {};
  const ask =
    (network: number): Ask =>
    async (path, init = {}) => {
      const forwarded = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
      const headers = { origin: server.url, "x-forwarded-for": forwarded, ...init.headers };
      const answer = await fetch(server.url + path, { redirect: "manual", ...init, headers });
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      return { status: answer.status, text: await answer.text() };
    };
  const mailTo: MailTo = async (address) => {
    for (let attempt = 0; attempt < 100; attempt++) {
      const mail = smtp.mails.find(({ to }) => to.includes(address));
      if (mail) return mail.parsed;
      await sleep(100);
    }
    return undefined;
  };

  const idle = new Worker(new URL("./idle-thread.ts", import.meta.url));
  const begin = await processFigures(server);
  const failedVisits: string[] = [];
  const running = new Set<Promise<unknown>>();
  const timers = visits.map(({ perSecond, oneNetwork, visit }) =>
    setInterval(() => {
      const one = visit(ask(oneNetwork ? networks : randomInt(networks)), mailTo)
        .catch((error: Error) => failedVisits.push(String(error.cause ?? error)))
        .finally(() => running.delete(one));
      running.add(one);
    }, 1000 / perSecond),
  );
  const seen = [begin];
  for (let second = 1; second <= seconds; second++) {
    await sleep(1000);
    const now = await processFigures(server);
    seen.push(now);
    tell?.(second, now);
  }
  for (const timer of timers) clearInterval(timer);
  await Promise.all(running);
  const last = seen.at(-1) ?? begin;
  idle.postMessage("how late?");
  const [idleP99Ms] = (await once(idle, "message")) as [number];

  await sleep(2000);
  const end = await processFigures(server);
  await server.stop();
  await smtp.close();
  const most = (numbers: (number | undefined)[]) => Math.max(...numbers.map((number) => number ?? 0));
  return {
    beginMb: begin.residentMb,
    mostMb: most(seen.map(({ residentMb }) => residentMb)),
    endMb: end.residentMb,
    mostDescriptors: begin.descriptors && most(seen.map(({ descriptors }) => descriptors)),
    delayP99Ms: delayP99(begin, last),
    idleP99Ms,
    answers: Object.values(statuses).reduce((sum, count) => sum + count, 0),
    statuses,
    failedVisits,
    mails: smtp.mails.length,
  };
}
