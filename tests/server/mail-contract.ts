import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bookingMailRows } from "../../server/booking/mails.ts";
import { contactMailRow } from "../../server/contact/mails.ts";
import { newsletterMailRow } from "../../server/newsletter/mails.ts";
import type { Storage } from "../../server/storage/storage.ts";
import { mapFields } from "../../shared/contact.ts";

const now = 1_800_000_000_000;
const day = 86_400_000;
const email = "Kari@Example.no";

/** The mail tests that every database must pass; part of the storage contract. */
export function mailContract(storage: () => Storage): void {
  /** Stores a message, a newsletter request and a booking of an address, each with its mails. */
  async function fill(address: string, start: number) {
    const message = {
      ...mapFields(() => ""),
      ...{ id: randomUUID(), createdAt: now, name: "Kari", email: address, message: randomUUID() },
      ...{ package: "", lang: "en", quarantine: undefined, textHash: randomUUID() },
      idempotency: undefined,
    };
    await storage().saveMessage(message, () => contactMailRow(message, randomUUID()), {
      ...{ duplicatesAllowed: 3, duplicateWindowMs: day, idempotencyMs: day, attachmentBytes: 1000 },
    });
    const listed = address.toLowerCase();
    await storage().requestSubscription(
      { id: randomUUID(), email: listed, lang: "en", now },
      (id) => newsletterMailRow({ email: listed, lang: "en", subscriber: id }, randomUUID(), now),
      { perAddress: 2, perAddressMs: day },
    );
    const booking = {
      ...{ id: randomUUID(), createdAt: now, start, ends: start + 1, name: "Kari", email: address, note: "" },
      ...{ lang: "en", timeZone: "", idempotencyKey: undefined, bodyHash: "" },
    };
    await storage().saveBooking(booking, { capacity: 1, isOffered: () => true, maxPerAddress: 3 }, (stored) =>
      bookingMailRows(stored, "booked", now),
    );
    const { subscriptions } = await storage().exportPerson(address);
    return {
      messages: [message.id],
      subscriptions: subscriptions.map(({ id }) => id),
      bookings: [booking.id],
    };
  }
  const none = { messages: [], subscriptions: [], bookings: [] };
  const kindsLeft = async () => (await storage().listMail()).map(({ kind }) => kind).sort();

  describe("the mails about a person", () => {
    const others = ["booking-owner", "booking-visitor", "booking-visitor", "contact", "newsletter-confirm"];

    test.each([
      { what: "messages" as const, gone: ["contact"] },
      { what: "subscriptions" as const, gone: ["newsletter-confirm"] },
      { what: "bookings" as const, gone: ["booking-owner", "booking-visitor", "booking-visitor"] },
    ])("are the only ones deleted when their $what are erased", async ({ what, gone }) => {
      const ids = await fill(email, now + 9 * day);
      await fill("ola@example.no", now + 10 * day);
      expect(await kindsLeft()).toEqual([...others, ...others].sort());
      await storage().erase({ ...none, [what]: ids[what] });
      const left = [...others, ...others];
      for (const kind of gone) left.splice(left.indexOf(kind), 1);
      expect(await kindsLeft()).toEqual(left.sort());
    });

    test("are erased with the person, including mails being sent and given up", async () => {
      const ids = await fill(email, now + 9 * day);
      const [dead, sending] = [await storage().leaseMail(now, 1000), await storage().leaseMail(now, 1000)];
      if (!dead || !sending) throw new Error("no lease");
      await storage().markMailDead(dead, "550");
      await storage().erase(ids);
      expect(await kindsLeft()).toEqual([]);
      await storage().delayMail(sending, now + 5, "421");
      expect(await kindsLeft()).toEqual([]);
    });

    test("are deleted when an address unsubscribes", async () => {
      const { subscriptions } = await fill(email, now + 9 * day);
      await storage().unsubscribe(subscriptions[0] ?? "");
      expect(await kindsLeft()).not.toContain("newsletter-confirm");
    });

    test("about several changes of a booking are replaced by the last one's", async () => {
      const { bookings } = await fill(email, now + 9 * day);
      for (let step = 1; step <= 20; step++) {
        await storage().moveBooking(
          bookings[0] ?? "",
          { start: now + 9 * day + step * 1000, ends: now + 9 * day + step * 1000 + 1, now },
          { capacity: 1, isOffered: () => true, maxMoves: 20 },
          (booking, unsent) => bookingMailRows(booking, "moved", now, unsent),
        );
      }
      const waiting = [];
      for (let mail = await storage().leaseMail(now + 30 * day, 0, { lane: "booking" }); mail; ) {
        waiting.push({ kind: mail.kind, ...JSON.parse(mail.payload) });
        await storage().markMailSent(mail, now, "250");
        mail = await storage().leaseMail(now + 30 * day, 0, { lane: "booking" });
      }
      // No mail about the booking was sent yet, so it is announced with its latest time.
      expect(waiting).toMatchObject([
        { event: "booked", booking: { sequence: 20, start: now + 9 * day + 20_000 } },
        { event: "booked", booking: { sequence: 20, start: now + 9 * day + 20_000 } },
      ]);
      expect(await kindsLeft()).toEqual(["booking-visitor", "contact", "newsletter-confirm"]);
    });
  });
}
