import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { NewMail, UnsentMail } from "../../server/storage/outbox-store.ts";
import type {
  BookRules,
  MoveRules,
  NewBooking,
  Storage,
  StoredBooking,
} from "../../server/storage/storage.ts";
import { retention } from "../support/retention.ts";

const now = 1_800_000_000_000;
const day = 86_400_000;
const halfHour = 1_800_000;
const slot = now + 7 * day;
const oneSeat: BookRules & MoveRules = { capacity: 1, isOffered: () => true, maxPerAddress: 50, maxMoves: 4 };

function meeting(change: Partial<NewBooking> = {}): NewBooking {
  const start = change.start ?? slot;
  return {
    id: randomUUID(),
    createdAt: now,
    start,
    ends: start + halfHour,
    name: "Kari 😀 Nordmann",
    email: "kari@example.no",
    note: "Two\nlines",
    lang: "no",
    timeZone: "Asia/Kathmandu",
    idempotencyKey: undefined,
    bodyHash: randomUUID(),
    ...change,
  };
}

function mail(booking: string, nextAt = now): NewMail {
  const payload = `${nextAt}`;
  return {
    id: randomUUID(),
    kind: "booking",
    lane: "booking",
    about: { booking },
    domain: "",
    payload,
    dedupeKey: randomUUID(),
    nextAt,
  };
}

const mailsFor = ({ id }: StoredBooking) => [mail(id), mail(id, slot - day)];

/** The booking tests that every database must pass; part of the storage contract. */
export function bookingContract(storage: () => Storage): void {
  const save = (item: NewBooking, rules = oneSeat) => storage().saveBooking(item, rules, mailsFor);
  const move = (id: string, start: number, rules = oneSeat) =>
    storage().moveBooking(id, { start, ends: start + halfHour, now }, rules, mailsFor);
  const cancel = (id: string) => storage().cancelBooking(id, now, () => []);
  const startsTaken = async () => (await storage().takenSeats(now, now + 60 * day)).map((seat) => seat.start);

  describe("booking", () => {
    test("stores a meeting, its seat and its mails together", async () => {
      const item = meeting();
      const { idempotencyKey, bodyHash, ...shown } = item;
      const booking = { ...shown, state: "booked", sequence: 0 };
      expect(await save(item)).toEqual({ outcome: "stored", booking });
      expect(await storage().findBooking(item.id)).toEqual(booking);
      expect(await storage().takenSeats(slot, slot + 1)).toEqual([
        { start: slot, ends: slot + halfHour, bookingId: item.id },
      ]);
      expect(await storage().takenSeats(slot + halfHour, slot + day)).toEqual([]);
      expect(await storage().outboxCounts(now)).toMatchObject({ pending: 2 });
    });

    test("stores nothing when a mail cannot be created", async () => {
      const broken = storage().saveBooking(meeting(), oneSeat, () => {
        throw new Error("no mail");
      });
      await expect(broken).rejects.toThrow("no mail");
      expect(await startsTaken()).toEqual([]);
      expect(await save(meeting())).toMatchObject({ outcome: "stored" });
    });

    test("gives one seat to one of many concurrent requests", async () => {
      // More could wait too long for one of the pool's few connections on a busy machine.
      const results = await Promise.all(Array.from({ length: 20 }, () => save(meeting())));
      const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
      expect([count("stored"), count("taken")]).toEqual([1, 19]);
      expect(await storage().listBookings(now)).toHaveLength(1);
      expect(await storage().outboxCounts(now)).toMatchObject({ pending: 2 });
    });

    test("gives three seats to three of many concurrent requests", async () => {
      const rules = { ...oneSeat, capacity: 3 };
      const results = await Promise.all(Array.from({ length: 20 }, () => save(meeting(), rules)));
      expect(results.filter((result) => result.outcome === "stored")).toHaveLength(3);
      expect(await startsTaken()).toEqual([slot, slot, slot]);
    });

    test("rejects a time that is not offered, given the taken seats around it", async () => {
      await save(meeting({ start: slot - halfHour }));
      const seen: number[] = [];
      const result = await save(meeting(), {
        ...oneSeat,
        isOffered: (taken) => {
          seen.push(...taken.map((seat) => seat.start));
          return false;
        },
      });
      expect([result, seen]).toEqual([{ outcome: "taken" }, [slot - halfHour]]);
      expect(await storage().listBookings(now)).toHaveLength(1);
    });

    test("limits the upcoming meetings of an address, not counting past and cancelled ones", async () => {
      const rules = { ...oneSeat, maxPerAddress: 2 };
      const at = (step: number, email = "kari@example.no") =>
        meeting({ start: slot + step * halfHour, email, idempotencyKey: `key ${step}`, bodyHash: `${step}` });
      const first = at(0);
      await save(meeting({ start: now - day, createdAt: now - 2 * day }), rules);
      await save(first, rules);
      await save(at(1, "Kari@Example.no"), rules);
      expect(await save(at(2), rules)).toEqual({ outcome: "too_many" });
      expect(await save(at(2, "ola@example.no"), rules)).toMatchObject({ outcome: "stored" });
      expect(await save(first, rules)).toMatchObject({ outcome: "repeated" });
      await cancel(first.id);
      expect(await save(at(3), rules)).toMatchObject({ outcome: "stored" });
    });

    test("limits them for concurrent requests too", async () => {
      const rules = { ...oneSeat, maxPerAddress: 2 };
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, step) =>
          save(
            meeting({ start: slot + step * halfHour, idempotencyKey: `key ${step}`, bodyHash: `${step}` }),
            rules,
          ),
        ),
      );
      expect(results.filter((result) => result.outcome === "stored")).toHaveLength(2);
      expect(results.filter((result) => result.outcome === "too_many")).toHaveLength(6);
    });

    test("answers a repeated key with the first meeting although its time is taken now", async () => {
      const first = meeting({ idempotencyKey: "key", bodyHash: "a" });
      await save(first);
      const again = await Promise.all(
        Array.from({ length: 5 }, () => save(meeting({ idempotencyKey: "key", bodyHash: "a" }))),
      );
      for (const result of again)
        expect(result).toMatchObject({ outcome: "repeated", booking: { id: first.id } });
      expect(await save(meeting({ idempotencyKey: "key", bodyHash: "b" }))).toEqual({
        outcome: "key_reused",
      });
    });

    test("stores one meeting for concurrent requests with the same key", async () => {
      const results = await Promise.all(
        Array.from({ length: 8 }, () => save(meeting({ idempotencyKey: "key", bodyHash: "a" }))),
      );
      expect(results.filter((result) => result.outcome === "stored")).toHaveLength(1);
      expect(results.filter((result) => result.outcome === "repeated")).toHaveLength(7);
    });

    test("reveals a meeting only to its key, not to its values", async () => {
      const first = meeting({ bodyHash: "a", idempotencyKey: "key" });
      await save(first);
      for (const idempotencyKey of [undefined, "another key"])
        expect(await save(meeting({ bodyHash: "a", idempotencyKey }))).toEqual({ outcome: "taken" });
      await storage().saveBooking(meeting({ start: slot + day, bodyHash: "b" }), oneSeat, mailsFor);
      expect(await save(meeting({ start: slot + day, bodyHash: "b" }))).toEqual({ outcome: "taken" });
    });

    test("does not take a second seat for the same values, with another key or none", async () => {
      const rules = { ...oneSeat, capacity: 3 };
      const results = await Promise.all(
        [undefined, "key", undefined, "another key"].map((idempotencyKey) =>
          save(meeting({ bodyHash: "a", idempotencyKey }), rules),
        ),
      );
      expect(results.map(({ outcome }) => outcome).sort()).toEqual(["stored", "taken", "taken", "taken"]);
      expect(await save(meeting({ bodyHash: "b" }), rules)).toMatchObject({ outcome: "stored" });
    });

    test("does not return or rebook a cancelled meeting for its key", async () => {
      const first = meeting({ bodyHash: "a", idempotencyKey: "key" });
      await save(first);
      await cancel(first.id);
      expect(await save(meeting({ bodyHash: "a", idempotencyKey: "key" }))).toEqual({ outcome: "taken" });
      expect(await startsTaken()).toEqual([]);
    });

    test("limits the moves of a meeting, which can still be cancelled", async () => {
      const item = meeting();
      await save(item);
      const outcomes = [];
      for (let step = 1; step <= 6; step++)
        outcomes.push((await move(item.id, slot + step * halfHour)).outcome);
      expect(outcomes).toEqual([...Array(4).fill("changed"), "too_many", "too_many"]);
      expect(await startsTaken()).toEqual([slot + 4 * halfHour]);
      expect(await move(item.id, slot + 4 * halfHour)).toEqual({ outcome: "gone" });
      expect(await cancel(item.id)).toMatchObject({ outcome: "changed" });
    });

    test("frees the time of a cancelled meeting once", async () => {
      const item = meeting();
      await save(item);
      expect(await cancel(item.id)).toMatchObject({
        outcome: "changed",
        booking: { state: "cancelled", sequence: 1 },
      });
      expect(await cancel(item.id)).toEqual({ outcome: "gone" });
      expect(await startsTaken()).toEqual([]);
      expect(await save(meeting())).toMatchObject({ outcome: "stored" });
      expect(await move(item.id, slot + day)).toEqual({ outcome: "gone" });
    });

    test("moves a meeting and replaces its waiting mails", async () => {
      const item = meeting();
      await save(item);
      expect(await move(item.id, slot + halfHour)).toMatchObject({
        outcome: "changed",
        booking: { start: slot + halfHour, ends: slot + 2 * halfHour, sequence: 1 },
      });
      expect(await startsTaken()).toEqual([slot + halfHour]);
      expect(await storage().listMail()).toHaveLength(2);
      expect(await move(item.id, slot + halfHour)).toEqual({ outcome: "gone" });
    });

    test("withdraws waiting mails when a meeting changes, but not one being sent", async () => {
      const item = meeting();
      await save(item);
      const underWay = await storage().leaseMail(now, 1000);
      const unsent: UnsentMail[] = [];
      const end = mail(item.id);
      await storage().cancelBooking(item.id, now, (_booking, taken) => {
        unsent.push(...taken);
        return [end];
      });
      expect(unsent).toEqual([{ kind: "booking", payload: `${slot - day}` }]);
      expect((await storage().listMail()).map(({ id }) => id).sort()).toEqual([underWay?.id, end.id].sort());
    });

    test("leases no mail about a meeting while another of its kind is being sent", async () => {
      const item = meeting();
      await save(item);
      const first = await storage().leaseMail(now, 1000);
      if (!first) throw new Error("no lease");
      await move(item.id, slot + halfHour);
      expect(await storage().leaseMail(now, 1000)).toBeUndefined();
      await storage().dropMail(first);
      const second = await storage().leaseMail(now, 1000);
      expect(second?.id).not.toBe(first.id);
      expect(await storage().listMail()).toHaveLength(2);
    });

    test("does not send a reminder early when the owner retries all mails", async () => {
      const item = meeting();
      await save(item);
      expect(await storage().retryMail(undefined, now)).toBe(1);
      expect((await storage().listMail()).map((row) => row.nextAt).sort()).toEqual([now, slot - day]);
    });

    test("does not move a meeting to a taken time", async () => {
      const item = meeting();
      await save(item);
      await save(meeting({ start: slot + halfHour }));
      expect(await move(item.id, slot + halfHour)).toEqual({ outcome: "taken" });
      expect(await storage().findBooking(item.id)).toMatchObject({ start: slot, sequence: 0 });
      expect((await startsTaken()).sort()).toEqual([slot, slot + halfHour]);
    });

    test("keeps one seat for a meeting moved to several times concurrently", async () => {
      const item = meeting();
      await save(item);
      await Promise.all([1, 2, 3, 4].map((step) => move(item.id, slot + step * halfHour)));
      const end = await storage().findBooking(item.id);
      expect(await startsTaken()).toEqual([end?.start]);
    });

    test("blocks times without touching existing meetings", async () => {
      await save(meeting());
      const times = [slot, slot + halfHour].map((start) => ({ start, ends: start + halfHour }));
      expect(await storage().blockSeats(times, 1)).toBe(1);
      expect(await save(meeting({ start: slot + halfHour }))).toEqual({ outcome: "taken" });
      expect(await storage().unblockSeats(slot, slot + day)).toBe(1);
      expect(await startsTaken()).toEqual([slot]);
    });

    test("keeps blocked times for a month after they are over, so that a fast clock opens nothing", async () => {
      await storage().blockSeats([{ start: slot, ends: slot + halfHour }], 1);
      await storage().applyRetention(slot + day, retention);
      expect(await startsTaken()).toEqual([slot]);
      await storage().applyRetention(slot + 31 * day, retention);
      expect(await startsTaken()).toEqual([]);
    });

    test("is exported and erased with the person, and deleted when its retention time is over", async () => {
      const item = meeting({ email: "Kari@example.no" });
      await save(item);
      expect((await storage().exportPerson("kari@example.NO")).bookings).toMatchObject([{ id: item.id }]);
      await storage().erase({ messages: [], subscriptions: [], bookings: [item.id] });
      expect(await startsTaken()).toEqual([]);
      expect(await storage().listMail()).toEqual([]);

      await save(meeting());
      await storage().applyRetention(slot + 300 * day, retention);
      expect(await storage().listBookings(now)).toHaveLength(1);
      await storage().applyRetention(slot + 366 * day, retention);
      expect(await storage().listBookings(now)).toEqual([]);
    });
  });
}
