import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { MessageState, NewMail, NewMessage, SaveRules, Storage } from "../../server/storage/storage.ts";

const day = 86_400_000;
const rules: SaveRules = { duplicatesAllowed: 3, duplicateWindowMs: 7 * day, idempotencyMs: day };
const start = 1_800_000_000_000;

function message(change: Partial<NewMessage> = {}): NewMessage {
  return {
    id: randomUUID(),
    createdAt: start,
    name: "Kari 😀 Nordmann",
    email: "kari@example.no",
    message: "Line one\nline two 'quoted' \"too\"",
    package: "Pro - €499",
    packageKnown: true,
    lang: "no",
    quarantine: undefined,
    textHash: randomUUID(),
    idempotency: undefined,
    ...change,
  };
}

function mail(change: Partial<NewMail> = {}): NewMail {
  return {
    id: randomUUID(),
    kind: "contact",
    payload: "{}",
    dedupeKey: randomUUID(),
    nextAt: start,
    ...change,
  };
}

/** What every database must do alike. `open` gives an empty storage, and the same one again when called twice. */
export function storageContract(
  name: string,
  open: () => Promise<Storage>,
  empty: () => Promise<void>,
): void {
  describe(`storage in ${name}`, () => {
    let storage: Storage;
    beforeEach(async () => {
      await empty();
      storage = await open();
    });
    afterEach(() => storage.close());

    const save = (item: NewMessage, state?: (state: MessageState) => void) =>
      storage.saveMessage(
        item,
        (given) => {
          state?.(given);
          return mail({ kind: given });
        },
        rules,
      );

    test("opens a second time on what it holds", async () => {
      await save(message());
      await storage.close();
      storage = await open();
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
    });

    test("stores a message together with its mail", async () => {
      const item = message();
      expect(await save(item)).toEqual({ outcome: "stored", id: item.id, state: "accepted" });
      expect(await storage.outboxCounts(start + 5)).toEqual({ pending: 1, dead: 0, oldestDueAt: start });
    });

    test("stores neither when the mail cannot be made", async () => {
      const broken = storage.saveMessage(
        message({ idempotency: { key: "key", bodyHash: "a" } }),
        () => {
          throw new Error("no mail");
        },
        rules,
      );
      await expect(broken).rejects.toThrow("no mail");
      const item = message({ idempotency: { key: "key", bodyHash: "a" } });
      expect(await save(item)).toMatchObject({ outcome: "stored", id: item.id });
    });

    test("answers a repeated key with the first message, and refuses it for another body", async () => {
      const first = message({ idempotency: { key: "key", bodyHash: "a" } });
      await save(first);
      expect(await save(message({ idempotency: { key: "key", bodyHash: "a" } }))).toEqual({
        outcome: "repeated",
        id: first.id,
        state: "accepted",
      });
      expect(await save(message({ idempotency: { key: "key", bodyHash: "b" } }))).toEqual({
        outcome: "key_reused",
      });
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
    });

    test("forgets a key after a day", async () => {
      await save(message({ idempotency: { key: "key", bodyHash: "a" } }));
      const later = message({ createdAt: start + day + 1, idempotency: { key: "key", bodyHash: "b" } });
      expect(await save(later)).toMatchObject({ outcome: "stored" });
    });

    test("stores one message when the same key comes many times at once", async () => {
      const results = await Promise.all(
        Array.from({ length: 8 }, () => save(message({ idempotency: { key: "key", bodyHash: "a" } }))),
      );
      expect(results.filter((result) => result.outcome === "stored")).toHaveLength(1);
      expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1);
    });

    test("keeps back the fourth message with the same text, and what is marked", async () => {
      const states: MessageState[] = [];
      for (let round = 0; round < 4; round++)
        await save(message({ textHash: "same" }), (state) => states.push(state));
      await save(message({ quarantine: "honeypot", name: "Robot" }), (state) => states.push(state));
      expect(states).toEqual(["accepted", "accepted", "accepted", "quarantined", "quarantined"]);
      const kept = await storage.quarantinedBetween(start, start + 1);
      expect(kept.map((item) => item.reason).sort()).toEqual(["duplicate", "honeypot"]);
      expect(kept.find((item) => item.name === "Robot")).toMatchObject({
        message: message().message,
        packageKnown: true,
      });
      expect(await storage.quarantinedBetween(start + 1, start + day)).toEqual([]);
    });

    test("gives the same text a new start after a week", async () => {
      for (let round = 0; round < 3; round++) await save(message({ textHash: "same" }));
      const later = message({ textHash: "same", createdAt: start + 7 * day + 1 });
      expect(await save(later)).toMatchObject({ state: "accepted" });
    });

    test("adds a mail once per dedupe key", async () => {
      await storage.addMail(mail({ dedupeKey: "once" }), start);
      await storage.addMail(mail({ dedupeKey: "once" }), start);
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
    });

    test("leases a due mail to one taker, and to the next one when the lease is over", async () => {
      await storage.addMail(mail({ id: "m", payload: '{"a":1}' }), start);
      expect(await storage.leaseMail(start - 1, 1000)).toBeUndefined();
      const first = await storage.leaseMail(start, 1000);
      expect(first).toMatchObject({ id: "m", payload: '{"a":1}', attempts: 1, createdAt: start });
      expect(await storage.leaseMail(start + 999, 1000)).toBeUndefined();
      expect(await storage.nextMailAt()).toBe(start + 1000);
      expect(await storage.leaseMail(start + 1000, 1000)).toMatchObject({ id: "m", attempts: 2 });
    });

    test("never leases a mail twice to takers that come at once", async () => {
      for (let count = 0; count < 10; count++) await storage.addMail(mail(), start);
      const taken = await Promise.all(Array.from({ length: 16 }, () => storage.leaseMail(start, 1000)));
      const ids = taken.flatMap((item) => item?.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      // A taker that loses a race may go empty, but what is left stays for the next round.
      while (true) {
        const more = await storage.leaseMail(start, 1000);
        if (!more) break;
        ids.push(more.id);
      }
      expect(new Set(ids).size).toBe(10);
    });

    test("ignores the result of a lease that was lost", async () => {
      await storage.addMail(mail(), start);
      const slow = await storage.leaseMail(start, 1000);
      const quick = await storage.leaseMail(start + 1000, 1000);
      if (!slow || !quick) throw new Error("no lease");
      await storage.mailDead(slow, "550");
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1, dead: 0 });
      await storage.mailSent(quick, start + 1500, "250");
      expect(await storage.outboxCounts(start)).toEqual({ pending: 0, dead: 0, oldestDueAt: null });
      expect(await storage.nextMailAt()).toBeUndefined();
    });

    test("gives a delayed mail again at its time, and a dead one never", async () => {
      await storage.addMail(mail(), start);
      const first = await storage.leaseMail(start, 1000);
      if (!first) throw new Error("no lease");
      await storage.mailDelayed(first, start + 5000, "421");
      expect(await storage.leaseMail(start + 4999, 1000)).toBeUndefined();
      const second = await storage.leaseMail(start + 5000, 1000);
      if (!second) throw new Error("no lease");
      await storage.mailDead(second, "550");
      expect(await storage.leaseMail(start + day, 1000)).toBeUndefined();
      expect(await storage.outboxCounts(start + day)).toEqual({ pending: 0, dead: 1, oldestDueAt: null });
    });

    test("shows that it takes writes, as often as it is asked", async () => {
      await storage.checkWritable(start);
      await storage.checkWritable(start + 1);
    });
  });
}
