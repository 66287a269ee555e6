import { describe, expect, test } from "vitest";
import bookingEn from "../../content/en/booking.json" with { type: "json" };
import en from "../../content/en/ownerMails.json" with { type: "json" };
import bookingNo from "../../content/no/booking.json" with { type: "json" };
import no from "../../content/no/ownerMails.json" with { type: "json" };
import { mapFields } from "../../shared/contact.ts";
import { bookingMailKinds, bookingMailRows } from "../booking/mails.ts";
import type { MakeDraftPage } from "../contact/draft-page.ts";
import { contactMailKinds, contactMailRow } from "../contact/mails.ts";
import type { Attachment, StoredBooking, StoredMessage } from "../storage/storage.ts";
import { contactTranslations } from "../translations.ts";
import type { OwnerLanguage } from "./owner-translations.ts";

const mailbox = { name: "Owner", address: "owner@firm.example" };
const at = Date.UTC(2026, 10, 24, 12, 45);

const message: StoredMessage = {
  ...mapFields(() => ""),
  ...{ id: "m-1", createdAt: at, name: "Åse <b>", email: "aase@example.no", message: "Hei $& {{id}}" },
  ...{ package: "Gold", lang: "en", state: "quarantined", reason: "honeypot" },
};
const booking: StoredBooking = {
  ...{ id: "b-1", createdAt: at, start: at, ends: at + 1_800_000, name: "Åse", email: "aase@example.no" },
  ...{ note: "", lang: "no", timeZone: "America/New_York", state: "booked", sequence: 0 },
};

function kindsIn(
  ownerLanguage: OwnerLanguage,
  attachments: Attachment[] = [],
  makeDraftPage: MakeDraftPage = async () => Buffer.of(),
) {
  const common = { brand: "Firm", timeZone: "Europe/Oslo" };
  return {
    ...contactMailKinds({
      ...{ ...common, to: mailbox, owner: ownerLanguage, translations: contactTranslations },
      storage: {
        listQuarantined: async () => [message],
        listAttachments: async () => attachments,
        async *readAttachment() {},
      },
      makeDraftPage,
      log: { warn() {} },
    }),
    ...bookingMailKinds({
      ...{
        ...common,
        siteUrl: "https://firm.example",
        secret: "s",
        translations: { en: bookingEn, no: bookingNo },
      },
      ...{ from: mailbox, owner: mailbox, ownerLanguage, place: undefined },
      storage: { findBooking: async () => booking },
    }),
  };
}

async function mailsIn(owner: OwnerLanguage) {
  const kinds = kindsIn(owner);
  const rows = [
    contactMailRow(message, "1"),
    ...(["booked", "moved", "cancelled"] as const).flatMap((event) => bookingMailRows(booking, event, at)),
    { kind: "quarantine-digest", payload: JSON.stringify({ from: 0, until: at }) },
  ].filter(({ kind }) => kinds[kind]?.recipient === "owner");
  const mails = await Promise.all(
    rows.map(({ kind, payload }) => kinds[kind]?.render(JSON.parse(payload), 1)),
  );
  return mails.filter((mail) => mail !== undefined);
}

const norwegian: OwnerLanguage = { lang: "no", translations: no };
const english: OwnerLanguage = { lang: "en", translations: en };

describe("A Norwegian-reading owner", () => {
  test("gets Norwegian mails for visitors of any language", async () => {
    const mails = await mailsIn(norwegian);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Firm: melding fra Åse <b>",
      "Firm: ny samtale avtalt, tirsdag 24. november 2026, kl.\u00a013.45–14.15 (Oslo)",
      "Firm: samtale flyttet, tirsdag 24. november 2026, kl.\u00a013.45–14.15 (Oslo)",
      "Firm: samtale avlyst, tirsdag 24. november 2026, kl.\u00a013.45–14.15 (Oslo)",
      "Firm: 1 melding holdt tilbake",
    ]);
    for (const { html } of mails) expect(html).toContain('<html lang="nb">');
  });

  test("gets no English except the visitor's words and commands", async () => {
    for (const { subject, text, html, calendar } of await mailsIn(norwegian)) {
      const all = [
        subject,
        text,
        html.replace(/<[^>]+>/g, " "),
        ...(calendar?.text.match(/^(?:SUMMARY|DESCRIPTION):.*/gm) ?? []),
      ].join("\n");
      expect(all).not.toMatch(
        /\b(?:Answer|Sent|Message|From|from|Package|Time|Who|Note|free|consultation|Reference|Booking|hidden)\b/,
      );
    }
  });

  test("sees when a message was sent and that its package no longer exists", async () => {
    const [mail] = await mailsIn(norwegian);
    expect(mail?.text).toContain("Pakke: Gold (finnes ikke i skjemaet nå)");
    expect(mail?.text).toContain(
      "Sendt tirsdag 24. november 2026 kl. 13.45 fra siden på engelsk. Referanse m-1",
    );
    expect(mail?.text).toContain("Hei $& {{id}}");
  });

  test("gets a calendar event with a Norwegian title", async () => {
    const [, booked] = await mailsIn(norwegian);
    expect(booked?.calendar?.text).toContain("SUMMARY:Åse: gratis samtale");
    expect(booked?.text).toContain("som avtalte samtalen på norsk");
  });
});

test("attaches the page of a draft to the first three attempts, and none that cannot be made", async () => {
  const draft = {
    id: "a-1",
    messageId: "m-1",
    role: "draft",
    name: "draft.json",
    type: "application/json",
    size: 9,
  } as const;
  const namesAt = async (attempt: number, makeDraftPage: MakeDraftPage) => {
    const kinds = kindsIn(english, [draft], makeDraftPage);
    const mail = await kinds.contact?.render(JSON.parse(contactMailRow(message, "1").payload), attempt);
    return mail?.attachments?.map(({ name }) => name);
  };
  const made = async () => Buffer.from("<!doctype html>");
  expect(await namesAt(3, made)).toEqual(["draft.json", "draft.html"]);
  expect(await namesAt(4, made)).toEqual(["draft.json"]);
  expect(await namesAt(1, () => Promise.reject(new Error("too-long")))).toEqual(["draft.json"]);
});

test("sends an English-reading owner English mails for a Norwegian booking", async () => {
  const mails = await mailsIn(english);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "Firm: message from Åse <b>",
    "Firm: new booking, Tuesday 24 November 2026, 13:45–14:15 (Oslo)",
    "Firm: booking moved, Tuesday 24 November 2026, 13:45–14:15 (Oslo)",
    "Firm: booking cancelled, Tuesday 24 November 2026, 13:45–14:15 (Oslo)",
    "Firm: 1 message in quarantine",
  ]);
  expect(mails[1]?.calendar?.text).toContain("SUMMARY:Åse: free consultation");
});
