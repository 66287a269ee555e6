import type { Kysely } from "kysely";
import { contactFieldNames } from "../../shared/contact.ts";
import { dayMs } from "../../shared/day.ts";
import { storedBooking } from "./booking-row.ts";
import { storedMessage } from "./messages.ts";
import { enqueue } from "./outbox.ts";
import type { OwnerStore } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** Blocked times are deleted a month after they are over, so that a fast clock cannot open future ones. */
const blockedTimeDays = 30;

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The owner's operations on stored data: read, repair, export, delete.
 *
 * @param clearDeleted makes deleted rows unreadable in the database file
 */
export function createOwnerStore(
  db: Kysely<Tables>,
  run: Run,
  clearDeleted: () => Promise<void>,
): OwnerStore {
  return {
    async listMessages({ state, text, limit }) {
      const rows = await run(() => {
        let query = db.selectFrom("messages").selectAll().orderBy("created_at", "desc");
        if (state) query = query.where("state", "=", state);
        if (limit) query = query.limit(limit);
        return query.execute();
      });
      // Compared in JavaScript: both databases fold only ASCII letters, or depend on a locale.
      const wanted = text?.toLowerCase();
      return rows
        .map(storedMessage)
        .filter(
          (item) =>
            !wanted ||
            [item.id, ...contactFieldNames.map((name) => item[name])].some((value) =>
              value.toLowerCase().includes(wanted),
            ),
        );
    },

    async findMessage(id) {
      // A text that cannot be an id prefix must not match the only message, which may be about to be erased.
      if (!/^[0-9a-f-]+$/.test(id)) return undefined;
      const rows = await run(() =>
        db.selectFrom("messages").selectAll().where("id", "like", `${id}%`).limit(2).execute(),
      );
      const [row] = rows;
      return row && rows.length === 1 ? storedMessage(row) : undefined;
    },

    releaseMessage: (id, mail, now) =>
      run(() =>
        db.transaction().execute(async (trx) => {
          await trx.updateTable("messages").set({ state: "accepted" }).where("id", "=", id).execute();
          await enqueue(trx, [mail], now);
        }),
      ),

    listMail: () =>
      run(() =>
        db
          .selectFrom("outbox")
          .select([
            "id",
            "kind",
            "state",
            "attempts",
            "next_at as nextAt",
            "last_code as lastCode",
            "created_at as createdAt",
          ])
          .where("state", "!=", "sent")
          .orderBy("created_at")
          .execute(),
      ),

    async retryMail(id, now) {
      const results = await run(() => {
        const query = db
          .updateTable("outbox")
          // A mail given up for its age starts over, or it would be given up again at once.
          .set({ state: "pending", next_at: now, attempts: 0, created_at: now })
          .where("state", "!=", "sent");
        // Not every pending mail: a reminder for next month must wait.
        const failedOrDue = query.where((where) =>
          where.or([where("attempts", ">", 0), where("next_at", "<=", now)]),
        );
        return (id === undefined ? failedOrDue : query.where("id", "=", id)).execute();
      });
      return Number(results.reduce((sum, result) => sum + result.numUpdatedRows, 0n));
    },

    async exportPerson(email) {
      const address = email.toLowerCase();
      const [messages, subscriptions, bookings] = await run(() =>
        Promise.all([
          db.selectFrom("messages").selectAll().execute(),
          db.selectFrom("subscribers").selectAll().execute(),
          db.selectFrom("bookings").selectAll().execute(),
        ]),
      );
      return {
        messages: messages.map(storedMessage).filter((item) => item.email.toLowerCase() === address),
        subscriptions: subscriptions
          .filter((row) => row.email.toLowerCase() === address)
          .map(({ id, email: listed, lang, state, created_at, confirmed_at }) => ({
            id,
            email: listed,
            lang,
            state,
            createdAt: created_at,
            confirmedAt: confirmed_at,
          })),
        bookings: bookings.filter((row) => row.email.toLowerCase() === address).map(storedBooking),
      };
    },

    async erase({ messages, subscriptions, bookings }) {
      await run(() =>
        db.transaction().execute(async (trx) => {
          for (const [table, ids] of [
            ["messages", messages],
            ["subscribers", subscriptions],
            ["bookings", bookings],
          ] as const) {
            for (const id of ids) await trx.deleteFrom(table).where("id", "=", id).execute();
          }
        }),
      );
      await clearDeleted();
    },

    async applyRetention(now, { messageDays, attachmentDays, quarantineDays, pendingDays, mailDays }) {
      const before = (days: number) => now - days * dayMs;
      await run(() =>
        db.transaction().execute(async (trx) => {
          await trx.deleteFrom("messages").where("created_at", "<", before(messageDays)).execute();
          await trx
            .deleteFrom("messages")
            .where("state", "=", "quarantined")
            .where("created_at", "<", before(quarantineDays))
            .execute();
          await trx.deleteFrom("rate_permits").where("expires_at", "<", now).execute();
          await trx.deleteFrom("attachments").where("created_at", "<", before(attachmentDays)).execute();
          await trx.deleteFrom("bookings").where("ends_at", "<", before(messageDays)).execute();
          await trx
            .deleteFrom("booking_seats")
            .where("booking_id", "is", null)
            .where("ends_at", "<", before(blockedTimeDays))
            .execute();
          await trx
            .deleteFrom("subscribers")
            .where("state", "=", "pending")
            .where("requested_at", "<", before(pendingDays))
            .execute();
          await trx
            .deleteFrom("outbox")
            .where("state", "=", "sent")
            .where("sent_at", "<", before(mailDays))
            .execute();
          await trx
            .deleteFrom("outbox")
            .where("state", "=", "dead")
            .where("created_at", "<", before(messageDays))
            .execute();
        }),
      );
      await clearDeleted();
    },
  };
}
