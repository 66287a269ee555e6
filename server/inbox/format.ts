import { formatBytes } from "../../shared/format-bytes.ts";
import { readLanguage } from "../../shared/languages.ts";
import { packageLabel, shownFields } from "../contact/words.ts";
import { languageName } from "../mail/owner-words.ts";
import type { WaitingMail } from "../storage/outbox-store.ts";
import type { Attachment, StoredMessage } from "../storage/storage.ts";
import { contactWords } from "../translations.ts";

/** One line per message: when, id, state, who, what package, how it begins. */
export function messageLine(item: StoredMessage): string {
  const state = item.state === "quarantined" ? ` [quarantined: ${item.reason}]` : "";
  const start = Array.from(item.message.replace(/\s+/g, " ")).slice(0, 60).join("");
  return `${stamp(item.createdAt)}  ${item.id.slice(0, 8)}${state}  ${item.name} <${item.email}>  ${shownPackage(item) || "-"}  ${start}`;
}

/** A message with everything that is known about it. */
export function wholeMessage(item: StoredMessage, attachments: readonly Attachment[] = []): string {
  return [
    `Id        ${item.id}`,
    `Received  ${stamp(item.createdAt)} UTC, from the page in ${languageName(readLanguage(item.lang), "en")}`,
    `State     ${item.state}${item.reason ? ` (${item.reason})` : ""}`,
    `From      ${item.name} <${item.email}>`,
    ...shownFields(contactWords, item, "en", (label, value) => {
      if (value === "") return "-";
      return label ?? `${value} (not a package of the form today)`;
    }).map(({ label, value, isText }) => (isText ? `\n${value}` : `${label.padEnd(9)} ${value}`)),
    ...(attachments.length > 0 ? ["", `Files     npm run inbox -- files ${item.id.slice(0, 8)}`] : []),
    ...attachments.map(({ name, size }) => `          ${name} (${formatBytes(size, "en")})`),
  ].join("\n");
}

/** The label of the package as the visitor read it, or what was sent in its place. */
export function shownPackage(item: StoredMessage): string {
  return packageLabel(contactWords, item.package, item.lang) ?? item.package;
}

export function mailLine(mail: WaitingMail): string {
  const next = mail.state === "dead" ? "given up" : `next ${stamp(mail.nextAt)}`;
  return `${stamp(mail.createdAt)}  ${mail.id}  ${mail.kind}  ${mail.attempts} attempts  ${mail.lastCode ?? "-"}  ${next}`;
}

/**
 * Comma-separated values that a spreadsheet opens as text: every cell is quoted, and one that would be read as a
 * formula gets an apostrophe in front (OWASP, CSV injection). The first mark tells Excel that it is UTF-8.
 */
export function csv(rows: Record<string, string | number | boolean | null>[], columns: string[]): string {
  const cell = (value: unknown) => {
    const text = String(value ?? "");
    return `"${(/^[\s]*[=+\-@|]|^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(","));
  return `\ufeff${[columns.map(cell).join(","), ...lines].join("\r\n")}\r\n`;
}

/** A time as text that sorts, in UTC, to the minute. */
export function stamp(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
