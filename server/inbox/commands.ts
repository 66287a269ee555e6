import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { contactFieldNames } from "../../shared/contact.ts";
import { parseEmail } from "../../shared/email.ts";
import { formatBytes } from "../../shared/format-bytes.ts";
import { draftPageName, type MakeDraftPage } from "../contact/draft-page.ts";
import { contactMailRow } from "../contact/mails.ts";
import { eraseMailFiles } from "../mail/mail-files.ts";
import { unsubscribePath, unsubscribePurpose } from "../newsletter/links.ts";
import { makeFolder } from "../storage/data-folder.ts";
import type { MessageState, Storage, StoredMessage } from "../storage/storage.ts";
import { signId } from "../tokens.ts";
import { csv, formatMessage, formatPackage, formatTimestamp, mailLine, messageLine } from "./format.ts";
import { UsageError } from "./usage-error.ts";

export interface Inbox {
  storage: Storage;
  dataDir: string;
  /** URL and secret for links. */
  siteUrl: string;
  tokenSecret: string;
  makeDraftPage: MakeDraftPage;
  now: number;
}

export async function list(
  { storage }: Inbox,
  filter: { state?: MessageState; text?: string; limit?: number },
) {
  const messages = await storage.listMessages(filter);
  return messages.length === 0 ? "No messages." : messages.map(messageLine).join("\n");
}

export async function show(inbox: Inbox, id: string | undefined, json: boolean): Promise<string> {
  const message = await findMessage(inbox, id);
  const attachments = await inbox.storage.listAttachments([message.id]);
  return json ? JSON.stringify({ ...message, attachments }, null, 2) : formatMessage(message, attachments);
}

/** Writes a message's attachments and the page of its draft into a folder without overwriting files. */
export async function saveFiles(
  inbox: Inbox,
  id: string | undefined,
  folder: string | undefined,
): Promise<string> {
  const message = await findMessage(inbox, id);
  const attachments = await inbox.storage.listAttachments([message.id]);
  if (attachments.length === 0) return "No files came with this message, or they were deleted.";
  const target = resolve(folder ?? `message-${message.id.slice(0, 8)}`);
  makeFolder(target);
  const lines: string[] = [];
  for (const item of attachments) {
    const path = join(target, item.name);
    await pipeline(
      inbox.storage.readAttachment(item.id),
      createWriteStream(path, { flags: "wx", mode: 0o600 }),
    );
    lines.push(`Wrote ${path} (${formatBytes(item.size, "en")})`);
  }
  const draft = attachments.find(({ role }) => role === "draft");
  if (draft) lines.push(await saveDraftPage(inbox, draft.id, join(target, draftPageName)));
  return lines.join("\n");
}

async function saveDraftPage(
  { storage, makeDraftPage }: Inbox,
  draft: string,
  path: string,
): Promise<string> {
  let page: Buffer;
  try {
    page = await makeDraftPage(storage.readAttachment(draft));
  } catch (error) {
    return (error as Error).message;
  }
  await writeFile(path, page, { flag: "wx", mode: 0o600 });
  return `Wrote ${path} (${formatBytes(page.length, "en")})`;
}

export async function exportMessages({ storage }: Inbox, json: boolean): Promise<string> {
  const stored = await storage.listMessages({});
  const attachments = await storage.listAttachments(stored.map(({ id }) => id));
  const messages = stored.map((item) => ({
    ...item,
    files: attachments
      .filter(({ messageId }) => messageId === item.id)
      .map(({ name }) => name)
      .join(", "),
    createdAt: new Date(item.createdAt).toISOString(),
    ...(!json && { package: formatPackage(item) }),
  }));
  if (json) return JSON.stringify(messages, null, 2);
  return csv(messages, ["createdAt", "id", "state", "reason", ...contactFieldNames, "files", "lang"]);
}

export async function outbox({ storage }: Inbox): Promise<string> {
  const mails = await storage.listMail();
  return mails.length === 0 ? "No mail is waiting." : mails.map(mailLine).join("\n");
}

export async function retry({ storage, now }: Inbox, id: string | undefined): Promise<string> {
  if (!id) throw new UsageError("Give the id of a mail or --all: see `outbox`.");
  const count = await storage.retryMail(id === "--all" ? undefined : id, now);
  return `${count} ${count === 1 ? "mail is" : "mails are"} due now; a running server sends within seconds.`;
}

export async function release(inbox: Inbox, id: string | undefined): Promise<string> {
  const message = await findMessage(inbox, id);
  if (message.state === "accepted") return "This message is not in quarantine.";
  const mail = contactMailRow(message, randomUUID());
  await inbox.storage.releaseMessage(message.id, { ...mail, nextAt: inbox.now }, inbox.now);
  return "Released; the mail is due now.";
}

export async function erase(inbox: Inbox, id: string | undefined): Promise<string> {
  const message = await findMessage(inbox, id);
  await inbox.storage.erase({ messages: [message.id], subscriptions: [], bookings: [] });
  const files = eraseMailFiles(inbox.dataDir, [message.id]);
  return `Erased message ${message.id}${files ? ` and ${files} mail files` : ""}.`;
}

/** The confirmed addresses, each with its unsubscribe link. */
export async function exportNewsletter(
  { storage, siteUrl, tokenSecret }: Inbox,
  json: boolean,
): Promise<string> {
  const rows = (await storage.listSubscribers()).map(({ id, email, lang, confirmedAt }) => ({
    email,
    lang,
    confirmedAt: new Date(confirmedAt).toISOString(),
    unsubscribe: siteUrl + unsubscribePath(signId(tokenSecret, unsubscribePurpose, id)),
  }));
  return json ? JSON.stringify(rows, null, 2) : csv(rows, ["email", "lang", "confirmedAt", "unsubscribe"]);
}

/** Everything that is stored about one person, files in base64. */
export async function exportPerson({ storage }: Inbox, email: string | undefined): Promise<string> {
  const data = await storage.exportPerson(storedAddress(email));
  const attachments = [];
  for (const item of await storage.listAttachments(data.messages.map(({ id }) => id))) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of storage.readAttachment(item.id)) chunks.push(chunk);
    attachments.push({ ...item, content: Buffer.concat(chunks).toString("base64") });
  }
  return JSON.stringify({ ...data, attachments }, null, 2);
}

/** Deletes everything about one person: messages, waiting mails, mail files, subscription, bookings. */
export async function erasePerson(
  { storage, dataDir, now }: Inbox,
  email: string | undefined,
): Promise<string> {
  const address = storedAddress(email);
  const { messages, subscriptions, bookings } = await storage.exportPerson(address);
  const listIds = (items: { id: string }[]) => items.map((item) => item.id);
  await storage.erase({
    messages: listIds(messages),
    subscriptions: listIds(subscriptions),
    bookings: listIds(bookings),
  });
  const files = eraseMailFiles(dataDir, [...listIds(messages), ...listIds(bookings)], address);
  return [
    `${formatTimestamp(now)} UTC: erased ${messages.length} messages, ${subscriptions.length} subscriptions, ${bookings.length} bookings, ${files} mail files.`,
    "Older backups, and mails in your own mailbox, still hold copies: see docs/operate.md.",
  ].join("\n");
}

/** An address as it is stored: `kari@blåbær.no` has a punycode domain. */
function storedAddress(email: string | undefined): string {
  if (!email) throw new UsageError("Give an e-mail address.");
  return parseEmail(email) ?? email;
}

async function findMessage({ storage }: Inbox, id: string | undefined): Promise<StoredMessage> {
  const message = id ? await storage.findMessage(id) : undefined;
  if (!message)
    throw new UsageError("No single message has this id. The first eight characters are enough: see `list`.");
  return message;
}
