import { formatBytes } from "../../shared/format-bytes.ts";
import { readLanguage } from "../../shared/languages.ts";
import { fieldsForOwner, packageLabel } from "../contact/translations.ts";
import { languageName } from "../mail/owner-translations.ts";
import type { WaitingMail } from "../storage/outbox-store.ts";
import type { Attachment, StoredMessage } from "../storage/storage.ts";
import { contactTranslations } from "../translations.ts";

/** One line per message: time, id, state, sender, package, first words. */
export function messageLine(item: StoredMessage): string {
  const state = item.state === "quarantined" ? ` [quarantined: ${item.reason}]` : "";
  const start = Array.from(item.message.replace(/\s+/g, " ")).slice(0, 60).join("");
  return `${formatTimestamp(item.createdAt)}  ${item.id.slice(0, 8)}${state}  ${item.name} <${item.email}>  ${formatPackage(item) || "-"}  ${start}`;
}

/** A message with all its data. */
export function formatMessage(item: StoredMessage, attachments: readonly Attachment[] = []): string {
  return [
    `Id        ${item.id}`,
    `Received  ${formatTimestamp(item.createdAt)} UTC, from the page in ${languageName(readLanguage(item.lang), "en")}`,
    `State     ${item.state}${item.reason ? ` (${item.reason})` : ""}`,
    `From      ${item.name} <${item.email}>`,
    ...fieldsForOwner(contactTranslations, item, "en", (label, value) => {
      if (value === "") return "-";
      return label ?? `${value} (not a package of the form today)`;
    }).map(({ label, value, isText }) => (isText ? `\n${value}` : `${label.padEnd(9)} ${value}`)),
    ...(attachments.length > 0 ? ["", `Files     npm run inbox -- files ${item.id.slice(0, 8)}`] : []),
    ...attachments.map(({ name, size }) => `          ${name} (${formatBytes(size, "en")})`),
  ].join("\n");
}

/** The package's label in the visitor's language, or the text that was sent. */
export function formatPackage(item: StoredMessage): string {
  return packageLabel(contactTranslations, item.package, item.lang) ?? item.package;
}

export function mailLine(mail: WaitingMail): string {
  const next = mail.state === "dead" ? "given up" : `next ${formatTimestamp(mail.nextAt)}`;
  return `${formatTimestamp(mail.createdAt)}  ${mail.id}  ${mail.kind}  ${mail.attempts} attempts  ${mail.lastCode ?? "-"}  ${next}`;
}

/**
 * Comma-separated values that a spreadsheet opens as text: every cell is quoted, and one that would be read as a
 * formula gets an apostrophe in front (OWASP, CSV injection). The BOM tells Excel that it is UTF-8.
 */
export function csv(rows: Record<string, string | number | boolean | null>[], columns: string[]): string {
  const cell = (value: unknown) => {
    const text = String(value ?? "");
    return `"${(/^[\s]*[=+\-@|]|^[\t\r\n]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  };
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(","));
  return `\ufeff${[columns.map(cell).join(","), ...lines].join("\r\n")}\r\n`;
}

/** A sortable time in UTC, to the minute. */
export function formatTimestamp(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
