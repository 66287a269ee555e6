import { randomUUID } from "node:crypto";
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import type { Engine } from "./migrations.ts";
import type { LeasedMail, MailFilter, NewMail, OutboxStore, UnsentMail } from "./outbox-store.ts";
import type { Tables } from "./tables.ts";
import type { Millis } from "./times.ts";

/** Retries and leases end before this; later times were written before the clock was set back. */
const maxLeaseMs = 2 * 3_600_000;

type Run = <T>(work: () => Promise<T>) => Promise<T>;
type Db = Kysely<Tables> | Transaction<Tables>;

/** Adds mails to the outbox, except those whose dedupe key exists. */
export async function enqueue(db: Db, mails: readonly NewMail[], now: Millis): Promise<void> {
  for (const mail of mails) {
    const about = { message: null, subscriber: null, booking: null, ...mail.about };
    await db
      .insertInto("outbox")
      .values({
        id: mail.id,
        kind: mail.kind,
        lane: mail.lane,
        domain: mail.domain,
        message_id: about.message,
        subscriber_id: about.subscriber,
        booking_id: about.booking,
        payload: mail.payload,
        dedupe_key: mail.dedupeKey,
        state: "pending",
        attempts: 0,
        next_at: mail.nextAt,
        lease_until: 0,
        lease_token: null,
        last_code: null,
        // The retry period starts when the mail is due: a reminder may be stored weeks before.
        created_at: Math.max(now, mail.nextAt),
        sent_at: null,
      })
      .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
      .execute();
  }
}

/** Deletes and returns the mails about a booking that are not being sent. */
export function withdrawMails(
  trx: Transaction<Tables>,
  bookingId: string,
  now: Millis,
): Promise<UnsentMail[]> {
  return trx
    .deleteFrom("outbox")
    .where("booking_id", "=", bookingId)
    .where("state", "=", "pending")
    .where("lease_until", "<=", now)
    .returning(["kind", "payload"])
    .execute();
}

/** Stores the outbox. A worker leases a mail for a time and reports the result. */
export function createOutboxStore(db: Kysely<Tables>, run: Run, engine: Engine): OutboxStore {
  /** Matches a leased mail while its lease is still held. */
  const leaseIsHeld = ({ id, leaseToken }: LeasedMail) =>
    sql<boolean>`id = ${id} and lease_token = ${leaseToken}`;

  async function updateLeasedMail(mail: LeasedMail, values: Partial<Tables["outbox"]>): Promise<void> {
    await run(() =>
      db
        .updateTable("outbox")
        .set({ ...values, lease_until: 0, lease_token: null })
        .where(leaseIsHeld(mail))
        .execute(),
    );
  }

  return {
    async leaseMail(now, leaseMs, filter = {}) {
      const leaseToken = randomUUID();
      const due = pendingMails(db.selectFrom("outbox").select("outbox.id"), filter)
        .where(({ and, or, eb }) =>
          or([eb("next_at", "<=", now), and([eb("attempts", ">", 0), eb("next_at", ">", now + maxLeaseMs)])]),
        )
        .where(({ or, eb }) =>
          or([eb("lease_until", "<=", now), eb("lease_until", ">", now + leaseMs + maxLeaseMs)]),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("outbox as other")
                .select("other.id")
                .whereRef("other.booking_id", "=", "outbox.booking_id")
                .whereRef("other.kind", "=", "outbox.kind")
                .where("other.state", "=", "pending")
                .where("other.lease_until", ">", now)
                .where("other.lease_until", "<=", now + leaseMs + maxLeaseMs),
            ),
          ),
        )
        .orderBy("next_at")
        .limit(1);
      const row = await run(() =>
        db
          .updateTable("outbox")
          .set({
            lease_until: now + leaseMs,
            lease_token: leaseToken,
            attempts: sql<number>`attempts + 1`,
          })
          .where("id", "=", engine === "postgres" ? due.forUpdate().skipLocked() : due)
          .returning(["id", "kind", "domain", "payload", "attempts", "created_at as createdAt"])
          .executeTakeFirst(),
      );
      return row && { ...row, leaseToken };
    },

    async nextMailAt(filter = {}) {
      const rows = await run(() =>
        pendingMails(db.selectFrom("outbox").select(["next_at", "lease_until"]), filter)
          .orderBy("next_at")
          .limit(20)
          .execute(),
      );
      if (rows.length === 0) return undefined;
      return Math.min(...rows.map((row) => Math.max(row.next_at, row.lease_until)));
    },

    markMailSent: (mail, now, code) =>
      updateLeasedMail(mail, { state: "sent", sent_at: now, last_code: code, payload: "{}", domain: "" }),
    delayMail: (mail, nextAt, code) => updateLeasedMail(mail, { next_at: nextAt, last_code: code }),
    markMailDead: (mail, code) => updateLeasedMail(mail, { state: "dead", last_code: code }),
    async dropMail(mail) {
      await run(() => db.deleteFrom("outbox").where(leaseIsHeld(mail)).execute());
    },

    async outboxCounts(now) {
      const row = await run(() =>
        db
          .selectFrom("outbox")
          .select([
            sql<number>`coalesce(sum(case when state = 'pending' then 1 else 0 end), 0)`.as("pending"),
            sql<number>`coalesce(sum(case when state = 'dead' then 1 else 0 end), 0)`.as("dead"),
            sql<number | null>`min(case when state = 'pending' and next_at <= ${now} then next_at end)`.as(
              "due",
            ),
          ])
          .where("state", "!=", "sent")
          .executeTakeFirstOrThrow(),
      );
      return {
        pending: Number(row.pending),
        dead: Number(row.dead),
        oldestDueAt: row.due === null ? null : Number(row.due),
      };
    },

    async countSent(lane, kinds, after, now) {
      const { count } = await run(() =>
        db
          .selectFrom("outbox")
          .select((select) => select.fn.countAll<number>().as("count"))
          .where("state", "=", "sent")
          .where("lane", "=", lane)
          .where("kind", "in", kinds)
          .where("sent_at", ">", after)
          .where("sent_at", "<=", now)
          .executeTakeFirstOrThrow(),
      );
      return Number(count);
    },
  };
}

/** The pending mails that match a filter. */
function pendingMails<O>(
  query: SelectQueryBuilder<Tables, "outbox", O>,
  { lane, kinds, excludedDomains }: MailFilter,
) {
  let mails = query.where("state", "=", "pending");
  if (lane !== undefined) mails = mails.where("lane", "=", lane);
  if (kinds !== undefined) mails = mails.where("kind", "in", kinds);
  if (excludedDomains !== undefined && excludedDomains.length > 0)
    mails = mails.where("domain", "not in", excludedDomains);
  return mails;
}
