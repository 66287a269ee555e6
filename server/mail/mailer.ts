import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createTransport, type SendMailOptions } from "nodemailer";
import { cleanLine } from "../../shared/text.ts";
import type { Log } from "../http/log.ts";
import type { Settings } from "../settings/read-settings.ts";
import { makeDataFolder } from "../storage/data-folder.ts";
import { lanes } from "../storage/outbox-store.ts";
import { emailDomain, type Mail, type Mailer } from "./mail.ts";
import { maxConcurrentPerLane } from "./outbox.ts";

/** Sends over SMTP, with a connection for each mail that may be in progress. An attempt times out within its lease. */
export function createSmtpMailer(smtp: NonNullable<Settings["smtp"]>, mail: Settings["mail"]): Mailer {
  const transport = createTransport({
    url: smtp.url,
    pool: true,
    // A mail must not wait behind a hanging one in nodemailer's queue.
    maxConnections: lanes.length * maxConcurrentPerLane,
    requireTLS: smtp.requireTls && smtp.url.startsWith("smtp:"),
    connectionTimeout: Math.min(10_000, mail.timeoutMs),
    greetingTimeout: Math.min(10_000, mail.timeoutMs),
    socketTimeout: mail.timeoutMs,
    dnsTimeout: Math.min(10_000, mail.timeoutMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    kind: "smtp",
    async send(id, content) {
      const info = await transport.sendMail(composeMessage(id, content, mail));
      return /^\d{3}/.exec(info.response ?? "")?.[0] ?? "250";
    },
    close: () => transport.close(),
  };
}

/** Writes each mail as an .eml file, for sites without an SMTP account. */
export function createFileMailer(folder: string, mail: Settings["mail"], log: Log): Mailer {
  const transport = createTransport({
    streamTransport: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  makeDataFolder(folder);
  return {
    kind: "files",
    async send(id, content) {
      // Readable text, so that the files about a person can be found and erased (mail-files.ts).
      const readable = { textEncoding: "quoted-printable" } as const;
      const { message } = await transport.sendMail({ ...composeMessage(id, content, mail), ...readable });
      const file = join(folder, `${id}.eml`);
      const handle = await open(`${file}.part`, "w", 0o600);
      try {
        await handle.writeFile(message as Readable);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.part`, file);
      log.info({ outboxId: id, file }, "no SMTP_URL is set: mail written to a file");
      return "file";
    },
    close: () => transport.close(),
  };
}

function composeMessage(id: string, content: Mail, mail: Settings["mail"]): SendMailOptions {
  return {
    from: mail.from,
    to: content.to,
    // Defence in depth: forms remove line breaks from header values too.
    ...(content.replyTo && { replyTo: { ...content.replyTo, name: cleanLine(content.replyTo.name) } }),
    subject: cleanLine(content.subject),
    text: content.text,
    html: content.html,
    // Gmail and Outlook read the alternative part, Apple Mail also the attachment; nodemailer creates both.
    ...(content.calendar && {
      icalEvent: {
        method: content.calendar.method,
        filename: content.calendar.method === "CANCEL" ? "cancelled.ics" : "invitation.ics",
        content: content.calendar.text,
      },
    }),
    attachments: (content.attachments ?? []).map(({ name, type, read }) => ({
      filename: name,
      contentType: type,
      // A stream, so that no file is held in memory.
      content: Readable.from(read()),
    })),
    messageId: `<${id}@${emailDomain(mail.from.address)}>`,
    envelope: { from: mail.envelopeFrom, to: [content.to.address] },
    headers: { "Auto-Submitted": "auto-generated", "X-Entity-Ref-ID": id, ...content.headers },
  };
}
