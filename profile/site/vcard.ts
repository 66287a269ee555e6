import type { Resume } from "../resume.ts";

/**
 * A contact card (vCard 3.0, RFC 2426), which phones and mail programs import.
 *
 * @param resume without private data (`publicResume`)
 * @param url URL of the website, if known
 */
export function vcard({ basics = {}, work = [] }: Resume, url?: string): string {
  const name = basics.name ?? "";
  const [, given = "", family = name] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
  const { email, phone, label, location = {} } = basics;
  const employer = work.find(({ startDate, endDate }) => startDate && !endDate)?.name;
  const { city = "", region = "", countryCode = "" } = location;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${[family, given, "", "", ""].map(escapeText).join(";")}`,
    `FN:${escapeText(name)}`,
    label && `TITLE:${escapeText(label)}`,
    employer && `ORG:${escapeText(employer)}`,
    email && `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    phone && `TEL:${phone.replaceAll(/[^\d+]/g, "")}`,
    (city || region || countryCode) &&
      `ADR:${["", "", "", city, region, "", countryCode].map(escapeText).join(";")}`,
    url && `URL:${url}`,
    "END:VCARD",
  ];
  return `${lines.filter(Boolean).map(String).map(fold).join("\r\n")}\r\n`;
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|[\n\r\v\f]/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");
}

/** Breaks lines over 75 bytes; a leading space continues a line. */
function fold(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > 75) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
