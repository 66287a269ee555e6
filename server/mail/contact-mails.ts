import { z } from "zod";
import { dayMs } from "../../contract/zone-clock.ts";
import type { Mailbox } from "../env.ts";
import type { NewMail } from "../storage/outbox-store.ts";
import type { Millis, Storage, StoredMessage } from "../storage/storage.ts";
import { escapeHtml, type Mail, type MailKind } from "./mail.ts";
import { mailPage, row } from "./mail-page.ts";

const contactPayload = z.object({
  id: z.string(),
  createdAt: z.number(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  package: z.string(),
  packageKnown: z.boolean(),
  lang: z.string(),
});
type ContactPayload = z.infer<typeof contactPayload>;

const digestPayload = z.object({ from: z.number(), until: z.number() });

export interface ContactMailOptions {
  brand: string;
  to: Mailbox;
  timeZone: string;
  storage: Pick<Storage, "quarantinedBetween">;
}

/** The two mails that a contact message can cause; both go to the owner. */
export function contactMailKinds(options: ContactMailOptions): Record<string, MailKind> {
  const { timeZone } = options;
  const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short", timeZone });
  return {
    contact: {
      recipient: "owner",
      render: (payload) => contactMail(contactPayload.parse(payload), options, moments),
    },
    "quarantine-digest": {
      recipient: "owner",
      async render(payload) {
        const { from, until } = digestPayload.parse(payload);
        return digestMail(await options.storage.quarantinedBetween(from, until), options);
      },
    },
  };
}

/** The outbox row for an accepted message: at once, with everything in it. */
export function contactMailRow(message: ContactPayload, id: string): NewMail {
  const payload: ContactPayload = contactPayload.parse(message);
  return {
    id,
    kind: "contact",
    lane: "contact",
    about: { message: message.id },
    domain: "",
    payload: JSON.stringify(payload),
    dedupeKey: `contact:${message.id}`,
    nextAt: message.createdAt,
  };
}

/** The outbox row for a message kept back: one digest a day, sent when the (UTC) day is over. */
export function digestMailRow(now: Millis, id: string): NewMail {
  const from = Math.floor(now / dayMs) * dayMs;
  return {
    id,
    kind: "quarantine-digest",
    lane: "contact",
    about: undefined,
    domain: "",
    payload: JSON.stringify({ from, until: from + dayMs }),
    dedupeKey: `quarantine-digest:${from}`,
    nextAt: from + dayMs,
  };
}

function contactMail(
  message: ContactPayload,
  { brand, to }: ContactMailOptions,
  moments: Intl.DateTimeFormat,
): Mail {
  const chosen = message.package || "No package chosen";
  const note = message.packageKnown ? "" : " (not a package of the form today)";
  const when = moments.format(message.createdAt);
  const language = message.lang === "no" ? "Norwegian" : "English";
  return {
    to,
    replyTo: { name: message.name, address: message.email },
    subject: `${brand}: message from ${shorten(message.name, 78 - brand.length - 15)}`,
    text: [
      `${message.name} <${message.email}>`,
      `Package: ${chosen}${note}`,
      "",
      message.message,
      "",
      "-- ",
      `Answer this mail to write to ${message.name}.`,
      `Sent ${when} from the ${language} page. Reference ${message.id}`,
    ].join("\n"),
    html: mailPage({
      title: `Message from ${message.name}`,
      body: [
        row(
          "From",
          `${escapeHtml(message.name)}<br><a href="mailto:${escapeHtml(message.email)}">${escapeHtml(message.email)}</a>`,
        ),
        row("Package", escapeHtml(chosen + note)),
        row("Message", `<div style="white-space:pre-wrap">${escapeHtml(message.message)}</div>`),
      ].join(""),
      foot: `Answer this mail to write to ${message.name}. Sent ${when} from the ${language} page. Reference ${message.id}`,
    }),
  };
}

function digestMail(messages: StoredMessage[], { brand, to }: ContactMailOptions): Mail {
  const shown = messages.slice(0, 50);
  const lines = shown.map(
    (item) =>
      `${item.id}  ${item.reason}  ${item.name} <${item.email}>: ${shorten(item.message.replace(/\s+/g, " "), 160)}`,
  );
  const count = messages.length;
  const foot =
    "Show one with: npm run inbox -- show <id>. Let it through with: npm run inbox -- release <id>.";
  return {
    to,
    subject: `${brand}: ${count} ${count === 1 ? "message" : "messages"} kept back`,
    text: ["These look like automatic submissions. Nothing was deleted.", "", ...lines, "", foot].join("\n"),
    html: mailPage({
      title: `${count} kept back`,
      body: shown
        .map((item) =>
          row(
            `${item.reason} · ${item.id}`,
            `${escapeHtml(item.name)} &lt;${escapeHtml(item.email)}&gt;<br>${escapeHtml(shorten(item.message, 160))}`,
          ),
        )
        .join(""),
      foot: `These look like automatic submissions. Nothing was deleted. ${foot}`,
    }),
  };
}

/** At most so many code points; a longer text ends in an ellipsis. */
function shorten(text: string, most: number): string {
  const points = Array.from(text);
  return points.length <= most ? text : `${points.slice(0, most - 1).join("")}…`;
}
