/** iCalendar objects of meetings (RFC 5545, RFC 5546): a permanent UID, a rising sequence, times in UTC. */

export interface CalendarEvent {
  /** A permanent UUID without personal data (RFC 7986, 5.3). */
  uid: string;
  sequence: number;
  /** When this copy was created. All times are milliseconds since 1970. */
  stamp: number;
  start: number;
  ends: number;
  cancelled: boolean;
  summary: string;
  description: string;
  location: string | undefined;
  organizer: { name: string; address: string };
  attendees: { name: string; address: string }[];
}

/**
 * Writes a calendar.
 *
 * @param method REQUEST and CANCEL for mails to the attendees, PUBLISH for a download or a subscription
 * @returns text with CRLF line ends, each line at most 75 octets
 */
export function formatCalendar(
  method: "REQUEST" | "CANCEL" | "PUBLISH",
  events: readonly CalendarEvent[],
  name?: string,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Profilverk//Booking//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  const { organizer, location } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${formatUtc(event.stamp)}`,
    `DTSTART:${formatUtc(event.start)}`,
    `DTEND:${formatUtc(event.ends)}`,
    `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    `ORGANIZER${commonName(organizer.name)}:mailto:${organizer.address}`,
    // The visitor chose the time, so nobody has to reply.
    ...event.attendees.map(
      ({ name, address }) =>
        `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE${commonName(name)}:mailto:${address}`,
    ),
    "END:VEVENT",
  ];
}

/** RFC 5545, 3.3.5, form 2. */
function formatUtc(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/(?![\t])\p{Cc}/gu, "");
}

/** A parameter value cannot contain a quote (RFC 5545, 3.2). */
function commonName(name: string): string {
  const clean = name.replace(/["\p{Cc}]/gu, "").trim();
  return clean === "" ? "" : `;CN="${clean}"`;
}

/** Folds a line at 75 octets, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      pieces.push(piece);
      piece = " ";
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join("\r\n");
}
