import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSharedRateLimiter } from "../../server/forms/shared-rate-limiter.ts";
import type { Rate } from "../../server/settings/setting-values.ts";
import type { MailFilter, NewMail } from "../../server/storage/outbox-store.ts";
import type {
  MessageState,
  NewAttachment,
  NewMessage,
  SaveRules,
  Storage,
} from "../../server/storage/storage.ts";
import { mapFields } from "../../shared/contact.ts";
import { retention } from "../support/retention.ts";
import { bookingContract } from "./booking-contract.ts";
import { mailContract } from "./mail-contract.ts";
import { rateLimiterContract } from "./rate-limiter-contract.ts";

const day = 86_400_000;
const rules: SaveRules = {
  duplicatesAllowed: 3,
  duplicateWindowMs: 7 * day,
  idempotencyMs: day,
  attachmentBytes: 1000,
};
const start = 1_800_000_000_000;

function message(change: Partial<NewMessage> = {}): NewMessage {
  return {
    ...mapFields(() => ""),
    id: randomUUID(),
    createdAt: start,
    name: "Kari 😀 Nordmann",
    email: "kari@example.no",
    message: "Line one\nline two 'quoted' \"too\"",
    package: "pro",
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
    lane: "contact",
    about: undefined,
    domain: "",
    payload: "{}",
    dedupeKey: randomUUID(),
    nextAt: start,
    ...change,
  };
}

/** Stores a mail with its message, like the server. */
const addMail = (storage: Storage, item: NewMail, now: number) =>
  storage.saveMessage(message({ createdAt: now }), () => item, rules);

/** The tests that every database must pass. `open` first returns an empty storage and reopens it on later calls. */
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

    test("opens again with its data", async () => {
      await save(message());
      await storage.close();
      storage = await open();
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
    });

    test("stores a message together with its mail", async () => {
      const item = message();
      expect(await save(item)).toEqual({
        outcome: "stored",
        id: item.id,
        state: "accepted",
        withoutAttachments: false,
      });
      expect(await storage.outboxCounts(start + 5)).toEqual({ pending: 1, dead: 0, oldestDueAt: start });
    });

    test("stores neither when the mail cannot be created", async () => {
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

    test("answers a repeated key with the first message, and rejects it for another body", async () => {
      const first = message({ idempotency: { key: "key", bodyHash: "a" } });
      await save(first);
      expect(await save(message({ idempotency: { key: "key", bodyHash: "a" } }))).toEqual({
        outcome: "repeated",
        id: first.id,
        state: "accepted",
        withoutAttachments: false,
      });
      expect(await save(message({ idempotency: { key: "key", bodyHash: "b" } }))).toEqual({
        outcome: "key_reused",
      });
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
    });

    describe("an attachment", () => {
      /** An attachment in chunks of these sizes; the limit is 1,000 bytes in all. */
      function attachment(...sizes: number[]): NewAttachment {
        const chunks = sizes.map((size, index) => Buffer.alloc(size, 250 + index));
        return {
          ...{ id: randomUUID(), role: "file", name: "CV – 😀.pdf", type: "application/pdf" },
          size: sizes.reduce((sum, size) => sum + size, 0),
          async *chunks() {
            yield* chunks;
          },
        };
      }

      async function read(id: string): Promise<Buffer> {
        const chunks: Uint8Array[] = [];
        for await (const chunk of storage.readAttachment(id)) chunks.push(chunk);
        return Buffer.concat(chunks);
      }

      test("is stored with its message and read in chunks", async () => {
        const file = attachment(100, 100, 50);
        const draft: NewAttachment = { ...attachment(20), role: "draft" };
        const item = message({ attachments: [file, draft] });
        expect(await save(item)).toMatchObject({ outcome: "stored", withoutAttachments: false });
        const { chunks: _, ...described } = file;
        expect(await storage.listAttachments([item.id, randomUUID()])).toEqual([
          { ...described, messageId: item.id },
          expect.objectContaining({ id: draft.id, role: "draft" }),
        ]);
        expect([...(await read(file.id))]).toEqual([
          ...Buffer.alloc(100, 250),
          ...Buffer.alloc(100, 251),
          ...Buffer.alloc(50, 252),
        ]);
        expect(await storage.listAttachments([])).toEqual([]);
      });

      test("is left out when there is no space, also for a repeated request", async () => {
        await save(message({ attachments: [attachment(900)] }));
        const key = { idempotency: { key: "key", bodyHash: "a" } };
        const item = message({ ...key, attachments: [attachment(101)] });
        expect(await save(item)).toMatchObject({ outcome: "stored", withoutAttachments: true });
        expect(await storage.listAttachments([item.id])).toEqual([]);
        const again = message({ ...key, attachments: [attachment(101)] });
        expect(await save(again)).toMatchObject({ outcome: "repeated", withoutAttachments: true });
        const fitting = message({ attachments: [attachment(100)] });
        expect(await save(fitting)).toMatchObject({ withoutAttachments: false });
      });

      test("is not stored partially when a chunk cannot be read", async () => {
        const broken: NewAttachment = {
          ...attachment(200),
          async *chunks() {
            yield Buffer.alloc(100);
            throw new Error("no bytes");
          },
        };
        const item = message({ attachments: [broken] });
        await expect(save(item)).rejects.toThrow("no bytes");
        expect(await storage.findMessage(item.id)).toBeUndefined();
        expect(await read(broken.id)).toHaveLength(0);
      });

      test("is deleted with its message, and earlier when its own retention time is over", async () => {
        const [first, second] = [attachment(10), attachment(10)];
        const erased = message({ attachments: [first] });
        const kept = message({ attachments: [second] });
        await save(erased);
        await save(kept);
        await storage.erase({ messages: [erased.id], subscriptions: [], bookings: [] });
        expect(await read(first.id)).toHaveLength(0);
        await storage.applyRetention(start + 90 * day, retention);
        expect(await read(second.id)).toHaveLength(10);
        await storage.applyRetention(start + 90 * day + 1, retention);
        expect(await read(second.id)).toHaveLength(0);
        expect(await storage.listAttachments([kept.id])).toEqual([]);
        expect(await storage.findMessage(kept.id)).toMatchObject({ id: kept.id });
      });
    });

    test("expires a key after a day", async () => {
      await save(message({ idempotency: { key: "key", bodyHash: "a" } }));
      const later = message({ createdAt: start + day + 1, idempotency: { key: "key", bodyHash: "b" } });
      expect(await save(later)).toMatchObject({ outcome: "stored" });
    });

    test("stores one message for concurrent requests with the same key", async () => {
      const results = await Promise.all(
        Array.from({ length: 8 }, () => save(message({ idempotency: { key: "key", bodyHash: "a" } }))),
      );
      expect(results.filter((result) => result.outcome === "stored")).toHaveLength(1);
      expect(new Set(results.map((result) => "id" in result && result.id)).size).toBe(1);
    });

    test("ignores equal texts stored before the clock was set back", async () => {
      for (let round = 0; round < 3; round++)
        await save(message({ textHash: "same", createdAt: start + 30 * day }));
      expect(await save(message({ textHash: "same" }))).toMatchObject({ state: "accepted" });
    });

    test("quarantines the fourth message with the same text, and marked ones", async () => {
      const states: MessageState[] = [];
      for (let round = 0; round < 4; round++)
        await save(message({ textHash: "same" }), (state) => states.push(state));
      await save(message({ quarantine: "honeypot", name: "Robot" }), (state) => states.push(state));
      expect(states).toEqual(["accepted", "accepted", "accepted", "quarantined", "quarantined"]);
      const kept = await storage.listQuarantined(start, start + 1);
      expect(kept.map((item) => item.reason).sort()).toEqual(["duplicate", "honeypot"]);
      expect(kept.find((item) => item.name === "Robot")).toMatchObject({
        message: message().message,
        package: "pro",
      });
      expect(await storage.listQuarantined(start + 1, start + day)).toEqual([]);
    });

    test("accepts the same text again after a week", async () => {
      for (let round = 0; round < 3; round++) await save(message({ textHash: "same" }));
      const later = message({ textHash: "same", createdAt: start + 7 * day + 1 });
      expect(await save(later)).toMatchObject({ state: "accepted" });
    });

    test("adds a mail once per dedupe key", async () => {
      await addMail(storage, mail({ dedupeKey: "once" }), start);
      await addMail(storage, mail({ dedupeKey: "once" }), start);
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
    });

    test("leases a due mail to one worker, and to the next when the lease ends", async () => {
      await addMail(storage, mail({ id: "m", payload: '{"a":1}' }), start);
      expect(await storage.leaseMail(start - 1, 1000)).toBeUndefined();
      const first = await storage.leaseMail(start, 1000);
      expect(first).toMatchObject({ id: "m", payload: '{"a":1}', attempts: 1, createdAt: start });
      expect(await storage.leaseMail(start + 999, 1000)).toBeUndefined();
      expect(await storage.nextMailAt()).toBe(start + 1000);
      expect(await storage.leaseMail(start + 1000, 1000)).toMatchObject({ id: "m", attempts: 2 });
    });

    test("retries, leases and rates survive a clock set a day back or forward", async () => {
      const day = 86_400_000;
      await addMail(storage, mail({ id: "jump" }), start);
      const first = await storage.leaseMail(start, 60_000);
      if (first) await storage.delayMail(first, start + 30_000, "ETIMEDOUT");
      expect(await storage.leaseMail(start, 60_000)).toBeUndefined();
      // The clock is set a day back: the retry is due, and later the dead worker's lease has expired.
      expect(await storage.leaseMail(start - day, 60_000)).toMatchObject({ id: "jump", attempts: 2 });
      expect(await storage.leaseMail(start - day, 60_000)).toBeUndefined();
      expect(await storage.leaseMail(start - 2 * day, 60_000)).toMatchObject({ id: "jump", attempts: 3 });
      const last = await storage.leaseMail(start + day, 60_000);
      expect(last).toMatchObject({ id: "jump", attempts: 4 });
      if (last) await storage.markMailSent(last, start + day, "250");
      const sent = (now: number) => storage.countSent("contact", ["contact"], now - 3_600_000, now);
      expect([await sent(start + day), await sent(start)]).toEqual([1, 0]);
      // A mail scheduled for a later day waits for that day whatever the clock did.
      await addMail(storage, mail({ id: "reminder", nextAt: start + 7 * day }), start);
      expect(await storage.leaseMail(start - day, 60_000)).toBeUndefined();
    });

    test("never leases a mail twice to concurrent workers", async () => {
      for (let count = 0; count < 10; count++) await addMail(storage, mail(), start);
      const taken = await Promise.all(Array.from({ length: 16 }, () => storage.leaseMail(start, 1000)));
      const ids = taken.flatMap((item) => item?.id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      // A worker that loses a race may get none, but the remaining mails are leased in the next round.
      while (true) {
        const more = await storage.leaseMail(start, 1000);
        if (!more) break;
        ids.push(more.id);
      }
      expect(new Set(ids).size).toBe(10);
    });

    test("leases mails by lane and kind, without excluded domains", async () => {
      await addMail(storage, mail({ id: "owner" }), start);
      await addMail(
        storage,
        mail({ id: "slow", lane: "newsletter", domain: "slow.example", kind: "n" }),
        start,
      );
      await addMail(
        storage,
        mail({ id: "news", lane: "newsletter", domain: "b.example", kind: "n" }),
        start + 5,
      );
      const leaseId = async (choice: MailFilter) => (await storage.leaseMail(start + 10, 0, choice))?.id;
      expect(await leaseId({ lane: "booking" })).toBeUndefined();
      expect(await leaseId({ lane: "newsletter" })).toBe("slow");
      expect(await leaseId({ lane: "newsletter", excludedDomains: ["slow.example"] })).toBe("news");
      expect(await leaseId({ lane: "newsletter", kinds: ["contact"] })).toBeUndefined();
      expect(await leaseId({ excludedDomains: ["slow.example", "b.example"] })).toBe("owner");
      expect(await storage.nextMailAt({ lane: "booking" })).toBeUndefined();
      expect(
        await storage.nextMailAt({ lane: "newsletter", excludedDomains: ["slow.example"] }),
      ).toBeDefined();
    });

    test("ignores the result of a lost lease", async () => {
      await addMail(storage, mail(), start);
      const slow = await storage.leaseMail(start, 1000);
      const quick = await storage.leaseMail(start + 1000, 1000);
      if (!slow || !quick) throw new Error("no lease");
      await storage.markMailDead(slow, "550");
      expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1, dead: 0 });
      await storage.markMailSent(quick, start + 1500, "250");
      expect(await storage.outboxCounts(start)).toEqual({ pending: 0, dead: 0, oldestDueAt: null });
      expect(await storage.nextMailAt()).toBeUndefined();
    });

    test("leases a delayed mail at its time, and a dead one never", async () => {
      await addMail(storage, mail(), start);
      const first = await storage.leaseMail(start, 1000);
      if (!first) throw new Error("no lease");
      await storage.delayMail(first, start + 5000, "421");
      expect(await storage.leaseMail(start + 4999, 1000)).toBeUndefined();
      const second = await storage.leaseMail(start + 5000, 1000);
      if (!second) throw new Error("no lease");
      await storage.markMailDead(second, "550");
      expect(await storage.leaseMail(start + day, 1000)).toBeUndefined();
      expect(await storage.outboxCounts(start + day)).toEqual({ pending: 0, dead: 1, oldestDueAt: null });
    });

    test("reports that it accepts writes", async () => {
      await storage.checkWritable(start);
      await storage.checkWritable(start + 1);
    });

    describe("a shared rate limiter", () => {
      const create = (rates: Rate[], clock: () => number) =>
        createSharedRateLimiter({ storage, name: "test", rates, secret: "secret", clock });
      rateLimiterContract(create);

      test("counts together with other servers, and separately from other limiters", async () => {
        const rates = [{ count: 2, windowMs: 60_000 }];
        const servers = [create(rates, () => start), create(rates, () => start + 100)];
        const verdicts = [];
        for (const limiter of [...servers, ...servers]) verdicts.push((await limiter.take("a")).ok);
        expect(verdicts).toEqual([true, true, false, false]);
        const options = { storage, rates, secret: "secret", clock: () => start };
        expect((await createSharedRateLimiter({ ...options, name: "other" }).take("a")).ok).toBe(true);
      });

      test("locks nobody out when the clock is set back", async () => {
        const rates = [{ count: 1, windowMs: 60_000 }];
        await create(rates, () => start).take("a");
        expect((await create(rates, () => start - day).take("a")).ok).toBe(true);
      });
    });

    bookingContract(() => storage);
    mailContract(() => storage);

    describe("newsletter", () => {
      const limits = { perAddress: 2, perAddressMs: day };
      const ask = async (email: string, now = start) => {
        let subscriptionId = "";
        await storage.requestSubscription(
          { id: randomUUID(), email, lang: "no", now },
          (id) => {
            subscriptionId = id;
            return mail({ kind: "newsletter-confirm", lane: "newsletter", about: { subscriber: id } });
          },
          limits,
        );
        return subscriptionId;
      };

      test("lists an address after confirmation and deletes it when it unsubscribes", async () => {
        const id = await ask("a@example.no");
        expect(await storage.findSubscription(id)).toEqual({
          id,
          state: "pending",
          lang: "no",
          createdAt: start,
        });
        expect(await storage.listSubscribers()).toEqual([]);
        await storage.confirmSubscription(id, start + 5);
        await storage.confirmSubscription(id, start + 9);
        expect(await storage.listSubscribers()).toEqual([
          { id, email: "a@example.no", lang: "no", confirmedAt: start + 5 },
        ]);
        await storage.unsubscribe(id);
        expect(await storage.findSubscription(id)).toBeUndefined();
        expect(await ask("a@example.no")).not.toBe(id);
      });

      test("keeps the id of an address that subscribes again, and limits its mails per day", async () => {
        const id = await ask("a@example.no");
        expect(await ask("a@example.no", start + 1)).toBe(id);
        expect(await ask("a@example.no", start + 2)).toBe("");
        expect(await storage.findSubscription(id)).toMatchObject({ createdAt: start + 1 });
        expect(await storage.outboxCounts(start)).toMatchObject({ pending: 2 });
        expect(await ask("a@example.no", start + day + 2)).toBe(id);
        expect(await storage.findSubscription(id)).toMatchObject({ createdAt: start + day + 2 });
      });

      test("does not count mails from before the clock was set back", async () => {
        const id = await ask("a@example.no", start + 30 * day);
        expect(await ask("a@example.no", start + 30 * day)).toBe(id);
        expect(await ask("a@example.no")).toBe(id);
      });

      test("sends nothing more to a confirmed address", async () => {
        const id = await ask("a@example.no");
        await storage.confirmSubscription(id, start);
        await ask("a@example.no");
        expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
        expect(await storage.findSubscription(id)).toMatchObject({ state: "confirmed" });
      });

      test("counts the sent mails", async () => {
        await ask("a@example.no");
        const leased = await storage.leaseMail(start, 1000);
        if (!leased) throw new Error("no lease");
        await storage.markMailSent(leased, start + 10, "250");
        expect(await storage.countSent("newsletter", ["newsletter-confirm"], start, start + 1000)).toBe(1);
        expect(await storage.countSent("newsletter", ["newsletter-confirm"], start + 10, start + 1000)).toBe(
          0,
        );
        expect(await storage.countSent("newsletter", ["contact"], start, start + 1000)).toBe(0);
        expect(await storage.countSent("booking", ["newsletter-confirm"], start, start + 1000)).toBe(0);
      });
    });

    describe("the owner", () => {
      test("finds messages by text in any case, newest first", async () => {
        const old = message({ name: "Åse Ødegård" });
        const young = message({ createdAt: start + 1, quarantine: "honeypot", email: "ROBOT@spam.example" });
        await save(old);
        await save(young);
        const ids = async (filter: Parameters<Storage["listMessages"]>[0]) =>
          (await storage.listMessages(filter)).map((item) => item.id);
        expect(await ids({})).toEqual([young.id, old.id]);
        expect(await ids({ limit: 1 })).toEqual([young.id]);
        expect(await ids({ state: "quarantined" })).toEqual([young.id]);
        expect(await ids({ text: "åse ø" })).toEqual([old.id]);
        expect(await ids({ text: "robot@" })).toEqual([young.id]);
        expect(await storage.findMessage(old.id.slice(0, 8))).toMatchObject({ id: old.id });
        expect(await storage.findMessage("")).toBeUndefined();
        expect(await storage.findMessage("%")).toBeUndefined();
      });

      test("finds the only message only by its id", async () => {
        const only = message();
        await save(only);
        for (const id of ["", "%", "nobody", "xyz", `${only.id.slice(0, 8)} `, only.id.toUpperCase()]) {
          expect(await storage.findMessage(id), id).toBeUndefined();
        }
        expect(await storage.findMessage(only.id)).toMatchObject({ id: only.id });
      });

      test("releases a message from quarantine", async () => {
        const kept = message({ quarantine: "honeypot" });
        await save(kept);
        await storage.releaseMessage(kept.id, mail({ dedupeKey: `contact:${kept.id}` }), start);
        await storage.releaseMessage(kept.id, mail({ dedupeKey: `contact:${kept.id}` }), start);
        expect(await storage.findMessage(kept.id)).toMatchObject({ state: "accepted" });
        expect(await storage.outboxCounts(start)).toMatchObject({ pending: 2 });
      });

      test("retries a given-up mail", async () => {
        await addMail(storage, mail({ id: "m" }), start);
        const leased = await storage.leaseMail(start, 1000);
        if (!leased) throw new Error("no lease");
        await storage.markMailDead(leased, "550");
        expect(await storage.listMail()).toMatchObject([
          { id: "m", state: "dead", lastCode: "550", attempts: 1 },
        ]);
        expect(await storage.retryMail("other", start)).toBe(0);
        expect(await storage.retryMail("m", start + day)).toBe(1);
        expect(await storage.leaseMail(start + day, 1000)).toMatchObject({
          id: "m",
          attempts: 1,
          createdAt: start + day,
        });
      });

      test("exports and erases everything about one person only", async () => {
        const theirs = message({ email: "Kari@example.no" });
        const others = message({ email: "ola@example.no" });
        for (const item of [theirs, others]) {
          await storage.saveMessage(item, () => mail({ about: { message: item.id } }), rules);
        }
        await storage.requestSubscription(
          { id: randomUUID(), email: "kari@example.no", lang: "en", now: start },
          (id) => mail({ kind: "newsletter-confirm", lane: "newsletter", about: { subscriber: id } }),
          { perAddress: 2, perAddressMs: day },
        );
        const data = await storage.exportPerson("kari@EXAMPLE.no");
        expect(data).toMatchObject({
          messages: [{ id: theirs.id }],
          subscriptions: [{ email: "kari@example.no" }],
        });
        await storage.erase({
          messages: [theirs.id],
          subscriptions: data.subscriptions.map((item) => item.id),
          bookings: [],
        });
        expect(await storage.exportPerson("kari@example.no")).toEqual({
          messages: [],
          subscriptions: [],
          bookings: [],
        });
        expect(await storage.findMessage(others.id)).toBeDefined();
        expect(await storage.outboxCounts(start)).toMatchObject({ pending: 1 });
      });

      test("deletes expired data", async () => {
        const accepted = message();
        const kept = message({ quarantine: "honeypot" });
        await save(accepted);
        await save(kept);
        const subscriber = randomUUID();
        await storage.requestSubscription(
          { id: subscriber, email: "a@example.no", lang: "en", now: start },
          () => mail(),
          { perAddress: 2, perAddressMs: day },
        );
        await storage.applyRetention(start + 7 * day, retention);
        expect(await storage.findSubscription(subscriber)).toBeDefined();
        await storage.applyRetention(start + 7 * day + 1, retention);
        expect(await storage.findSubscription(subscriber)).toBeUndefined();
        await storage.applyRetention(start + 30 * day + 1, retention);
        expect(await storage.findMessage(kept.id)).toBeUndefined();
        await storage.applyRetention(start + 365 * day, retention);
        expect(await storage.findMessage(accepted.id)).toBeDefined();
        await storage.applyRetention(start + 365 * day + 1, retention);
        expect(await storage.findMessage(accepted.id)).toBeUndefined();
      });
    });
  });
}
