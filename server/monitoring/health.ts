import { setTimeout as sleep } from "node:timers/promises";
import { json } from "../http/answers.ts";
import type { AppContext } from "../http/request-context.ts";
import type { Mailer } from "../mail/mail.ts";
import type { OutboxCounts } from "../storage/outbox-store.ts";
import type { Storage } from "../storage/storage.ts";
import { isAuthorized } from "./authorization.ts";

export interface HealthOptions {
  storage: Pick<Storage, "checkWritable" | "outboxCounts">;
  mailKind: Mailer["kind"];
  /** Callers with this token also see the outbox. */
  token: string | undefined;
  clock: () => number;
  isStopping: () => boolean;
}

const timeoutMs = 250;
const cacheMs = 1000;

/** Liveness: the process answers. Nothing else is checked. */
export function health(c: AppContext): Response {
  return json(c, { status: "ok" });
}

/**
 * Readiness: whether messages can be stored now. A mail server that is away does not count, because stored mail is
 * safe. The database is asked at most once a second, whoever calls how often.
 */
export function readiness({ storage, mailKind, token, clock, isStopping }: HealthOptions) {
  const isWritable = cached(
    withDeadline(() => storage.checkWritable(clock(), timeoutMs)),
    cacheMs,
  );
  const countOutbox = cached(
    withDeadline(() => storage.outboxCounts(clock())),
    cacheMs,
  );

  return async (c: AppContext): Promise<Response> => {
    if (isStopping()) return json(c, { status: "draining" }, 503);
    const writable = await isWritable();
    const outbox = isAuthorized(c, token) ? await countOutbox() : undefined;
    if (!writable.ok || outbox?.ok === false) {
      return json(c, { status: "not ready", storage: "unavailable" }, 503);
    }
    return json(c, { status: "ready", mail: mailKind, ...(outbox && { outbox: shown(outbox.value) }) });
  };

  function shown({ pending, dead, oldestDueAt }: OutboxCounts) {
    return { pending, dead, lagMs: oldestDueAt === null ? 0 : clock() - oldestDueAt };
  }
}

type Outcome<T> = { ok: true; value: T } | { ok: false };

/** Runs one piece of work at a time. Callers share it, and get a failure when it takes too long. */
function withDeadline<T>(work: () => Promise<T>): () => Promise<Outcome<T>> {
  let running: Promise<Outcome<T>> | undefined;
  return () => {
    running ??= work()
      .then(
        (value): Outcome<T> => ({ ok: true, value }),
        (): Outcome<T> => ({ ok: false }),
      )
      .finally(() => {
        running = undefined;
      });
    const late = sleep<Outcome<T>>(timeoutMs, { ok: false }, { ref: false });
    return Promise.race([running, late]);
  };
}

/** Keeps a result for a time, counted from its end; concurrent callers wait for the same one. */
function cached<T>(work: () => Promise<T>, ms: number): () => Promise<T> {
  let latest: Promise<T> | undefined;
  let validUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (latest && performance.now() < validUntil) return latest;
    validUntil = Number.POSITIVE_INFINITY;
    latest = work().finally(() => {
      validUntil = performance.now() + ms;
    });
    return latest;
  };
}
