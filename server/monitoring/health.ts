import { setTimeout as sleep } from "node:timers/promises";
import type { AppContext } from "../http/request-context.ts";
import { json } from "../http/responses.ts";
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
 * Readiness: whether messages can be stored now. A mail server outage does not count, because stored mail is
 * safe. The database is queried at most once a second.
 */
export function readiness({ storage, mailKind, token, clock, isStopping }: HealthOptions) {
  const isWritable = cacheFor(
    withDeadline(() => storage.checkWritable(clock(), timeoutMs)),
    cacheMs,
  );
  const countOutbox = cacheFor(
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

/** Runs one task at a time. Callers share it and get an error when it times out. */
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

/** Caches a result for `ms` after it arrived; concurrent callers share one call. */
function cacheFor<T>(work: () => Promise<T>, ms: number): () => Promise<T> {
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
