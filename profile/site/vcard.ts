import type { Resume } from "../resume.ts";

/**
 * A contact card (vCard 3.0, RFC 2426), which phones and mail programs import.
 *
 * @param resume without private data (`publicResume`)
 * @param address URL of the website, where it is known
 */
export function vcard({ basics = {}, work = [] }: Resume, address?: string): string {
  const name = basics.name ?? "";
  const [, given = "", family = name] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
  const { email, phone, label, location = {} } = basics;
  const employer = work.find(({ startDate, endDate }) => startDate && !endDate)?.name;
  const { city = "", region = "", countryCode = "" } = location;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${[family, given, "", "", ""].map(escaped).join(";")}`,
    `FN:${escaped(name)}`,
    label && `TITLE:${escaped(label)}`,
    employer && `ORG:${escaped(employer)}`,
    email && `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    phone && `TEL:${phone.replaceAll(/[^\d+]/g, "")}`,
    (city || region || countryCode) &&
      `ADR:${["", "", "", city, region, "", countryCode].map(escaped).join(";")}`,
    address && `URL:${address}`,
    "END:VCARD",
  ];
  return `${lines.filter(Boolean).map(String).map(fold).join("\r\n")}\r\n`;
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|[\n\r\v\f]/g, "\\n")
    .replaceAll(/\p{Cc}/gu, " ");
}

/** Lines have at most 75 bytes; a space continues the one before. */
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
