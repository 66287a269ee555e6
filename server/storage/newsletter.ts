import type { Kysely } from "kysely";
import { enqueue } from "./outbox.ts";
import type { NewsletterStore } from "./storage.ts";
import type { Tables } from "./tables.ts";
import { clockDriftMs, type Millis } from "./times.ts";

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Stores newsletter subscriptions. Unsubscribing deletes the row.
 *
 * @param clearDeleted makes deleted rows unreadable in the database file
 */
export function createNewsletterStore(
  db: Kysely<Tables>,
  run: Run,
  clearDeleted: () => Promise<void>,
): NewsletterStore {
  return {
    requestSubscription: (request, mailFor, rules) =>
      run(() =>
        db.transaction().execute(async (trx) => {
          const { id, email, lang, now } = request;
          // New, known or confirmed: each case writes one row, so that response times reveal nothing.
          const row = await trx
            .insertInto("subscribers")
            .values({
              id,
              email,
              lang,
              state: "pending",
              created_at: now,
              requested_at: now,
              confirmed_at: null,
            })
            .onConflict((conflict) => conflict.column("email").doUpdateSet({ requested_at: now }))
            .returning(["id", "state"])
            .executeTakeFirstOrThrow();
          if (row.state === "confirmed") return;
          const { count } = await trx
            .selectFrom("outbox")
            .select((select) => select.fn.countAll<number>().as("count"))
            .where("subscriber_id", "=", row.id)
            .where("created_at", ">", now - rules.perAddressMs)
            // Ignores rows from before the clock was set back: they would block the address.
            .where("created_at", "<=", now + clockDriftMs)
            .executeTakeFirstOrThrow();
          if (Number(count) >= rules.perAddress) return;
          await trx
            .updateTable("subscribers")
            .set({ lang, created_at: now })
            .where("id", "=", row.id)
            .execute();
          await enqueue(trx, [mailFor(row.id)], now);
        }),
      ),

    findSubscription: (id) =>
      run(() =>
        db
          .selectFrom("subscribers")
          .select(["id", "lang", "state", "created_at as createdAt"])
          .where("id", "=", id)
          .executeTakeFirst(),
      ),

    async confirmSubscription(id, now) {
      await run(() =>
        db
          .updateTable("subscribers")
          .set({ state: "confirmed", confirmed_at: now })
          .where("id", "=", id)
          .where("state", "=", "pending")
          .execute(),
      );
    },

    async unsubscribe(id) {
      await run(() => db.deleteFrom("subscribers").where("id", "=", id).execute());
      await clearDeleted();
    },

    listSubscribers: () =>
      run(() =>
        db
          .selectFrom("subscribers")
          .select(["id", "email", "lang", "confirmed_at as confirmedAt"])
          .where("state", "=", "confirmed")
          .orderBy("confirmed_at")
          .execute()
          .then((rows) => rows.map((row) => ({ ...row, confirmedAt: row.confirmedAt as Millis }))),
      ),
  };
}
