import { z } from "zod";
import { fileLimit } from "../../shared/attachments.ts";
import { mapFields } from "../../shared/contact.ts";
import { dayMs } from "../../shared/day.ts";
import { formatBytes } from "../../shared/format-bytes.ts";
import { readLanguage } from "../../shared/languages.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { formatMoment } from "../../shared/time-wording.ts";
import { wallTimeAt } from "../../shared/zone-clock.ts";
import type { Log } from "../http/log.ts";
import { escapeHtml, type Mail, type MailKind } from "../mail/mail.ts";
import { mailPage, row } from "../mail/mail-page.ts";
import { languageName, type OwnerLanguage } from "../mail/owner-translations.ts";
import type { Mailbox } from "../settings/read-settings.ts";
import type { NewMail } from "../storage/outbox-store.ts";
import type { Attachment, Storage, StoredMessage } from "../storage/storage.ts";
import type { Millis } from "../storage/times.ts";
import { draftPageName, type MakeDraftPage } from "./draft-page.ts";
import { type ContactTranslations, fieldsForOwner } from "./translations.ts";

const contactPayload = z.object({
  id: z.string(),
  createdAt: z.number(),
  lang: z.string(),
  // A field added to the form while the mail waited is empty.
  ...mapFields(() => z.string().default("")),
  withoutAttachments: z.boolean().default(false),
});
type ContactPayload = z.infer<typeof contactPayload>;

/** Maximum attachment bytes of a mail, before encoding. Many mail servers reject mails of 20 to 25 MB. */
const maxAttachedBytes = fileLimit;

/** Some mail servers reject mails with HTML files: later attempts have none. */
const attemptsWithPage = 3;

const digestPayload = z.object({ from: z.number(), until: z.number() });

export interface ContactMailOptions {
  brand: string;
  to: Mailbox;
  owner: OwnerLanguage;
  translations: ContactTranslations;
  timeZone: string;
  storage: Pick<Storage, "listQuarantined" | "listAttachments" | "readAttachment">;
  makeDraftPage: MakeDraftPage;
  log: Pick<Log, "warn">;
}

/** Both kinds of mail about contact messages. They go to the owner. */
export function contactMailKinds(options: ContactMailOptions): Record<string, MailKind> {
  return {
    contact: {
      recipient: "owner",
      async render(payload, attempt) {
        const message = contactPayload.parse(payload);
        return contactMail(message, await collectFiles(message.id, attempt, options), options);
      },
    },
    "quarantine-digest": {
      recipient: "owner",
      async render(payload) {
        const { from, until } = digestPayload.parse(payload);
        return digestMail(await options.storage.listQuarantined(from, until), options);
      },
    },
  };
}

/** The outbox row for an accepted message, sent at once with everything in it. */
export function contactMailRow(message: z.input<typeof contactPayload>, id: string): NewMail {
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

/** The outbox row for quarantined messages: one digest per UTC day, sent at its end. */
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

interface MailFile {
  role: Attachment["role"] | "page";
  name: string;
  type: string;
  size: number;
  read: () => AsyncIterable<Uint8Array>;
}

/** The attachments of a message, and the page of its draft. */
async function collectFiles(
  id: string,
  attempt: number,
  { storage, makeDraftPage, log }: ContactMailOptions,
): Promise<MailFile[]> {
  const attachments = await storage.listAttachments([id]);
  const files: MailFile[] = attachments.map((item) => ({
    ...item,
    read: () => storage.readAttachment(item.id),
  }));
  const draft = files.find(({ role }) => role === "draft");
  if (!draft || attempt > attemptsWithPage) return files;
  try {
    const page = await makeDraftPage(draft.read());
    files.push({
      ...{ role: "page", name: draftPageName, type: "text/html", size: page.length },
      async *read() {
        yield page;
      },
    });
  } catch (error) {
    log.warn({ err: error, messageId: id }, "a mail is sent without the page of its draft");
  }
  return files;
}

function contactMail(
  message: ContactPayload,
  files: MailFile[],
  { brand, to, owner, translations: formTranslations, timeZone }: ContactMailOptions,
): Mail {
  const { lang } = owner;
  const translations = owner.translations.contact;
  const { name, email, id } = message;
  const fields = fieldsForOwner(formTranslations, message, lang, (label, value) => {
    if (value === "") return translations.noPackage;
    return label ?? fillPlaceholders(translations.unknownPackage, { package: value });
  });
  const attachedFiles: MailFile[] = [];
  for (const item of files) {
    const size = attachedFiles.reduce((sum, each) => sum + each.size, item.size);
    if (size <= maxAttachedBytes) attachedFiles.push(item);
  }
  const notes = files.map((item) => {
    const about = {
      name: item.name,
      size: formatBytes(item.size, lang),
      role: translations.attachments[item.role],
    };
    const note = attachedFiles.includes(item)
      ? translations.attachments.attached
      : translations.attachments.stored;
    return fillPlaceholders(note, { ...about, command: `npm run inbox -- files ${id}` });
  });
  if (files.length > 0)
    notes.push(fillPlaceholders(translations.attachments.website, { command: `npm run profile -- ${id}` }));
  if (message.withoutAttachments) notes.push(translations.attachments.missing);
  const answer = fillPlaceholders(translations.answer, { name });
  const sent = fillPlaceholders(translations.sent, {
    language: languageName(readLanguage(message.lang), lang),
    when: formatMoment(wallTimeAt(timeZone, message.createdAt), lang),
    id,
  });
  const subject = (shown: string) => `${brand}: ${fillPlaceholders(translations.subject, { name: shown })}`;
  return {
    to,
    replyTo: { name, address: email },
    subject: subject(shorten(name, 78 - subject("").length)),
    text: [
      `${name} <${email}>`,
      ...fields.map(({ label, value, isText }) => (isText ? `\n${value}` : `${label}: ${value}`)),
      "",
      ...notes.flatMap((note) => [note, ""]),
      "-- ",
      answer,
      sent,
    ].join("\n"),
    html: mailPage({
      lang,
      title: fillPlaceholders(translations.title, { name }),
      body: [
        row(
          translations.from,
          `${escapeHtml(name)}<br><a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
        ),
        ...fields.map(({ label, value }) =>
          row(label, `<div style="white-space:pre-wrap">${escapeHtml(value)}</div>`),
        ),
        ...(notes.length > 0
          ? [row(translations.attachments.title, notes.map(escapeHtml).join("<br>"))]
          : []),
      ].join(""),
      footer: `${answer} ${sent}`,
    }),
    attachments: attachedFiles.map(({ name, type, read }) => ({ name, type, read })),
  };
}

function digestMail(messages: StoredMessage[], { brand, to, owner }: ContactMailOptions): Mail {
  const translations = owner.translations.digest;
  const shown = messages.slice(0, 50).map((item) => ({
    ...item,
    reason: translations.reasons[item.reason === "honeypot" ? "honeypot" : "duplicate"],
    start: shorten(item.message.replace(/\s+/g, " "), 160),
  }));
  const count = messages.length;
  const subject = fillPlaceholders(translations.subject[count === 1 ? "one" : "other"], { count });
  const footer = fillPlaceholders(translations.footer, {
    show: "npm run inbox -- show <id>",
    release: "npm run inbox -- release <id>",
  });
  const lines = shown.map(
    ({ id, reason, name, email, start }) => `${id}  ${reason}  ${name} <${email}>: ${start}`,
  );
  return {
    to,
    subject: `${brand}: ${subject}`,
    text: [translations.text, "", ...lines, "", footer].join("\n"),
    html: mailPage({
      lang: owner.lang,
      title: subject,
      body: shown
        .map(({ id, reason, name, email, start }) =>
          row(
            `${reason} · ${id}`,
            `${escapeHtml(name)} &lt;${escapeHtml(email)}&gt;<br>${escapeHtml(start)}`,
          ),
        )
        .join(""),
      footer: `${translations.text} ${footer}`,
    }),
  };
}

/** Truncates a text to a number of code points, with an ellipsis. */
function shorten(text: string, most: number): string {
  const points = Array.from(text);
  return points.length <= most ? text : `${points.slice(0, most - 1).join("")}…`;
}
