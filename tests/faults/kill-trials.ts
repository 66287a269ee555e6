import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { contactFunctionPath } from "../../contract/contact.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startSmtp } from "../support/smtp.ts";

export interface KillOptions {
  trials: number;
  siteDir: string;
  dataDir: string;
  env: Record<string, string>;
  /** Reads the stored messages from the database itself, beside the server. */
  readMessages: () => Promise<{ id: string; idempotency_key: string }[]>;
}

export interface KillFigures {
  kills: number;
  /** Messages that a client was told are safe, and those of them that the database does not hold. */
  acknowledged: number;
  lost: number;
  /** Requests without an answer, of which the same key later told whether they had been stored. */
  unanswered: number;
  storedTwice: number;
  /** Answers to a repeated key that named another message than the first one. */
  changedAnswers: number;
  /** Messages for which no mail ever arrived, and mails that arrived more than once (at least once is promised). */
  unmailed: number;
  mailedAgain: number;
}

interface Attempt {
  key: string;
  message: string;
  id: string | undefined;
}

/**
 * Kills the server with SIGKILL at random moments under load, starts it again each time, and at the end compares
 * what clients were told with what the database holds and what a real SMTP server received.
 */
export async function killTrials(options: KillOptions): Promise<KillFigures> {
  const smtp = await startSmtp();
  const attempts: Attempt[] = [];
  const start = () =>
    startServer({
      ...options,
      env: { ...options.env, SMTP_URL: smtp.url, MAIL_LEASE_MS: "5000", LOG_LEVEL: "error" },
    });

  for (let trial = 0; trial < options.trials; trial++) {
    const server = await start();
    const load = Array.from({ length: 8 }, () => sendUntilDead(server, attempts));
    await sleep(50 + Math.random() * 350);
    await server.kill();
    await Promise.all(load);
  }

  const server = await start();
  const acknowledged = attempts.filter((attempt) => attempt.id !== undefined);
  const unanswered = attempts.filter((attempt) => attempt.id === undefined);
  const held = new Set((await options.readMessages()).map((row) => row.id));
  const lost = acknowledged.filter((attempt) => !held.has(attempt.id ?? "")).length;

  // Every request is repeated with its key: it must end in exactly one message, the same one as before.
  let changedAnswers = 0;
  for (const attempt of attempts) {
    const id = await post(server, attempt);
    if (attempt.id !== undefined && id !== attempt.id) changedAnswers++;
    attempt.id = id;
  }
  const rows = await options.readMessages();
  const keys = new Set(rows.map((row) => row.idempotency_key));

  const mailsOf = () => {
    const counts = new Map<string, number>();
    for (const mail of smtp.mails) {
      const id = /Reference ([0-9a-f-]{36})/.exec(mail.parsed.text ?? "")?.[1] ?? "";
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  };
  const until = Date.now() + 60_000;
  while (mailsOf().size < rows.length && Date.now() < until) await sleep(100);
  const mails = mailsOf();
  await server.stop();
  await smtp.close();

  return {
    kills: options.trials,
    acknowledged: acknowledged.length,
    lost,
    unanswered: unanswered.length,
    storedTwice: rows.length - keys.size + Math.max(0, keys.size - attempts.length),
    changedAnswers,
    unmailed: rows.filter((row) => !mails.has(row.id)).length,
    mailedAgain: [...mails.values()].reduce((sum, count) => sum + count - 1, 0),
  };
}

async function sendUntilDead(server: RunningServer, attempts: Attempt[]): Promise<void> {
  for (;;) {
    const attempt: Attempt = { key: randomUUID(), message: `Text ${randomUUID()}`, id: undefined };
    attempts.push(attempt);
    try {
      attempt.id = await post(server, attempt);
    } catch {
      return;
    }
  }
}

async function post(server: RunningServer, { key, message }: Attempt): Promise<string> {
  const answer = await fetch(server.url + contactFunctionPath, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ name: "Kari", email: "kari@example.no", message, package: "" }),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${body.error?.code}`);
  return body.id;
}
