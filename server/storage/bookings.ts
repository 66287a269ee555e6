import { type Kysely, sql, type Transaction } from "kysely";
import { dayMs } from "../../shared/day.ts";
import { bookingRow, storedBooking } from "./booking-row.ts";
import type { Engine } from "./migrations.ts";
import { enqueue, withdrawMails } from "./outbox.ts";
import type {
  BookingStore,
  BookResult,
  ChangeResult,
  NewBooking,
  SeatRules,
  StoredBooking,
} from "./storage.ts";
import type { Tables } from "./tables.ts";
import type { Millis } from "./times.ts";

type Run = <T>(work: () => Promise<T>) => Promise<T>;
type Trx = Transaction<Tables>;

/** How far around a time other meetings are considered. */
const nearMs = dayMs;

/** Rolls back a transaction that found no free seat. */
class NoSeat extends Error {}

/** Stores bookings. The primary key of `booking_seats` prevents double bookings, not a check beforehand. */
export function createBookingStore(db: Kysely<Tables>, run: Run, engine: Engine): BookingStore {
  /** Runs one transaction; "taken" when there was no free seat. */
  async function withSeat<T>(work: (trx: Trx) => Promise<T>): Promise<T | { outcome: "taken" }> {
    try {
      return await run(() => db.transaction().execute(work));
    } catch (error) {
      if (error instanceof NoSeat) return { outcome: "taken" };
      throw error;
    }
  }

  return {
    saveBooking: (booking, rules, mailsFor) =>
      withSeat<BookResult>(async (trx) => {
        if (engine === "postgres") await waitForAddress(trx, booking.email);
        const earlier = await findEarlierBooking(trx, booking);
        if (earlier) return earlier;
        if ((await countUpcomingMeetings(trx, booking)) >= rules.maxPerAddress)
          return { outcome: "too_many" };
        const row = await trx
          .insertInto("bookings")
          .values(bookingRow(booking))
          .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
          .returningAll()
          .executeTakeFirst();
        // A request with the same key committed while this insert waited.
        if (!row) return (await findEarlierBooking(trx, booking)) ?? { outcome: "key_reused" };
        const stored = storedBooking(row);
        await takeSeat(trx, stored, rules);
        await enqueue(trx, mailsFor(stored, []), booking.createdAt);
        return { outcome: "stored", booking: stored };
      }),

    moveBooking: (id, { start, ends, now }, rules, mailsFor) =>
      withSeat<ChangeResult>(async (trx) => {
        const row = await trx
          .updateTable("bookings")
          .set((values) => ({ starts_at: start, ends_at: ends, sequence: values("sequence", "+", 1) }))
          .where("id", "=", id)
          .where("state", "=", "booked")
          .where("starts_at", "!=", start)
          .where("sequence", "<", rules.maxMoves)
          .returningAll()
          .executeTakeFirst();
        if (!row) return (await isGone(trx, id, start)) ? { outcome: "gone" } : { outcome: "too_many" };
        const moved = storedBooking(row);
        // Frees its own seat first, which must not block the new time.
        await trx.deleteFrom("booking_seats").where("booking_id", "=", id).execute();
        await takeSeat(trx, moved, rules);
        await enqueue(trx, mailsFor(moved, await withdrawMails(trx, id, now)), now);
        return { outcome: "changed", booking: moved };
      }),

    cancelBooking: (id, now, mailsFor) =>
      run(() =>
        db.transaction().execute(async (trx): Promise<ChangeResult> => {
          const row = await trx
            .updateTable("bookings")
            .set((values) => ({ state: "cancelled" as const, sequence: values("sequence", "+", 1) }))
            .where("id", "=", id)
            .where("state", "=", "booked")
            .returningAll()
            .executeTakeFirst();
          if (!row) return { outcome: "gone" };
          await trx.deleteFrom("booking_seats").where("booking_id", "=", id).execute();
          const cancelled = storedBooking(row);
          await enqueue(trx, mailsFor(cancelled, await withdrawMails(trx, id, now)), now);
          return { outcome: "changed", booking: cancelled };
        }),
      ),

    async findBooking(id) {
      const row = await run(() =>
        db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst(),
      );
      return row && storedBooking(row);
    },

    async listBookings(after) {
      const rows = await run(() =>
        db.selectFrom("bookings").selectAll().where("ends_at", ">", after).orderBy("starts_at").execute(),
      );
      return rows.map(storedBooking);
    },

    takenSeats: (from, until) => run(() => takenSeats(db, from, until)),

    blockSeats: (times, capacity) =>
      run(() =>
        db.transaction().execute(async (trx) => {
          let blocked = 0;
          for (const { start, ends } of times) {
            for (let seat = 0; seat < capacity; seat++) {
              if (await insertSeat(trx, { starts_at: start, ends_at: ends, seat, booking_id: null }))
                blocked++;
            }
          }
          return blocked;
        }),
      ),

    async unblockSeats(from, until) {
      const result = await run(() =>
        db
          .deleteFrom("booking_seats")
          .where("booking_id", "is", null)
          .where("starts_at", ">=", from)
          .where("starts_at", "<", until)
          .executeTakeFirst(),
      );
      return Number(result.numDeletedRows);
    },
  };
}

/**
 * The result of an earlier request with the same key. Only the key identifies the visitor:
 * name, address and time are known to others. A cancelled meeting is not returned.
 */
async function findEarlierBooking(trx: Trx, booking: NewBooking): Promise<BookResult | undefined> {
  const { idempotencyKey: key, bodyHash } = booking;
  const query = trx.selectFrom("bookings").selectAll();
  const row = key !== undefined && (await query.where("idempotency_key", "=", key).executeTakeFirst());
  if (!row) {
    // The same values for the same time are not a second meeting, even with free seats.
    const same = await query
      .where("starts_at", "=", booking.start)
      .where("body_hash", "=", bodyHash)
      .where("state", "=", "booked")
      .executeTakeFirst();
    return same && { outcome: "taken" };
  }
  if (row.body_hash !== bodyHash) return { outcome: "key_reused" };
  return row.state === "cancelled"
    ? { outcome: "taken" }
    : { outcome: "repeated", booking: storedBooking(row) };
}

/** Separates these advisory locks from others in the database. */
const addressLocks = 1;

/** Serialises the bookings of an address, so that they are counted correctly. SQLite has one writer anyway. */
async function waitForAddress(trx: Trx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${addressLocks}, hashtext(${email.toLowerCase()}))`.execute(trx);
}

/** Counts the upcoming meetings of an address. */
async function countUpcomingMeetings(trx: Trx, { email, createdAt }: NewBooking): Promise<number> {
  const { count } = await trx
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(({ fn }) => fn<string>("lower", ["email"]), "=", email.toLowerCase())
    .where("state", "=", "booked")
    .where("ends_at", ">", createdAt)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a booking does not exist, is cancelled, or already starts at that time. */
async function isGone(trx: Trx, id: string, start: Millis): Promise<boolean> {
  const row = await trx.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirst();
  return row?.state !== "booked" || row.starts_at === start;
}

async function takeSeat(trx: Trx, { id, start, ends }: StoredBooking, rules: SeatRules): Promise<void> {
  if (!rules.isOffered(await takenSeats(trx, start - nearMs, ends + nearMs))) throw new NoSeat();
  for (let seat = 0; seat < rules.capacity; seat++) {
    if (await insertSeat(trx, { starts_at: start, ends_at: ends, seat, booking_id: id })) return;
  }
  throw new NoSeat();
}

/** Inserts a seat unless it is taken; PostgreSQL waits for concurrent transactions that may take it. */
async function insertSeat(trx: Trx, seat: Tables["booking_seats"]): Promise<boolean> {
  const row = await trx
    .insertInto("booking_seats")
    .values(seat)
    .onConflict((conflict) => conflict.columns(["starts_at", "seat"]).doNothing())
    .returning("seat")
    .executeTakeFirst();
  return row !== undefined;
}

function takenSeats(db: Kysely<Tables>, from: Millis, until: Millis) {
  return db
    .selectFrom("booking_seats")
    .select(["starts_at as start", "ends_at as ends", "booking_id as bookingId"])
    .where("starts_at", "<", until)
    .where("ends_at", ">", from)
    .execute();
}
