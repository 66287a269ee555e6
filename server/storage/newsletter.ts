import type { Kysely } from "kysely";
import { enqueue } from "./outbox.ts";
import { clockDriftMs, type Millis, type NewsletterStore } from "./storage.ts";
import type { Tables } from "./tables.ts";

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The newsletter's list. An address that leaves is deleted, so that nothing about it remains.
 *
 * @param forget makes what was deleted unreadable
 */
export function newsletterStore(db: Kysely<Tables>, run: Run, forget: () => Promise<void>): NewsletterStore {
  const find = (column: "id" | "token_hash", value: string) =>
    run(() =>
      db
        .selectFrom("subscribers")
        .select(["id", "lang", "state", "created_at as createdAt"])
        .where(column, "=", value)
        .executeTakeFirst(),
    );

  return {
    requestSubscription: (request, mailFor, rules) =>
      run(() =>
        db.transaction().execute(async (trx) => {
          const { id, email, lang, now } = request;
          // New, known or confirmed: each case writes one row, so that all take the same time.
          const row = await trx
            .insertInto("subscribers")
            .values({
              id,
              email,
              lang,
              state: "pending",
              token_hash: id,
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
            // Not what a clock since set back has put later: the address would get no mail until then, and nobody would know.
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

    subscription: (id) => find("id", id),
    subscriptionByHash: (tokenHash) => find("token_hash", tokenHash),

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
      await forget();
    },

    confirmedSubscribers: () =>
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
