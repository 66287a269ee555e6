/** One line of an iCalendar object, taken apart. */
export interface CalendarLine {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

export interface ReadEvent {
  lines: CalendarLine[];
  /** The value of a property that stands once; TEXT values are unescaped. Fails where it stands never or twice. */
  one(name: string): string;
}

const textProperties = new Set(["SUMMARY", "DESCRIPTION", "LOCATION", "UID", "X-WR-CALNAME"]);
const iana = /^[A-Z][A-Z0-9-]*$/;

/**
 * Reads a calendar as strictly as RFC 5545 is written, and throws at the first thing that is not allowed: line ends,
 * folding, escapes, parameters, the properties that RFC 5546 demands of a method. Knows UTC times only.
 */
export function readCalendar(bytes: Uint8Array): { method: string; events: ReadEvent[] } {
  const raw = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (!raw.endsWith("\r\n")) throw new Error("The last line has no end");
  if (/[^\r]\n|\r[^\n]/.test(raw)) throw new Error("A line ends in something else than CRLF");
  for (const line of raw.split("\r\n")) {
    if (Buffer.byteLength(line) > 75) throw new Error(`A line of ${Buffer.byteLength(line)} octets: ${line}`);
  }
  // 3.1: unfolding takes away a line end together with the one white space behind it.
  const lines = raw
    .replace(/\r\n[ \t]/g, "")
    .slice(0, -2)
    .split("\r\n")
    .map(readLine);
  if (lines.shift()?.value !== "VCALENDAR" || lines.pop()?.name !== "END")
    throw new Error("No VCALENDAR around");

  const events: ReadEvent[] = [];
  const head: CalendarLine[] = [];
  let open: CalendarLine[] | undefined;
  for (const line of lines) {
    if (line.name === "BEGIN") {
      if (open || line.value !== "VEVENT") throw new Error(`Unexpected component ${line.value}`);
      open = [];
    } else if (line.name === "END") {
      if (!open || line.value !== "VEVENT") throw new Error(`Unexpected end of ${line.value}`);
      events.push(toEvent(open));
      open = undefined;
    } else if (open) open.push(line);
    else if (events.length > 0) throw new Error(`${line.name} stands behind a component`);
    else head.push(line);
  }
  if (open) throw new Error("A component is not closed");
  const calendar = toEvent(head);
  if (calendar.one("VERSION") !== "2.0" || calendar.one("PRODID") === "")
    throw new Error("No version or product");
  const method = calendar.one("METHOD");
  for (const event of events) checkEvent(event, method);
  return { method, events };
}

function readLine(line: string): CalendarLine {
  const match = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\r\n]*)$/u.exec(
    line,
  );
  if (!match) throw new Error(`Not a content line: ${line}`);
  const [, name = "", list = "", value = ""] = match;
  if (!iana.test(name)) throw new Error(`Not a name: ${name}`);
  if (/(?!\t)\p{Cc}/u.test(value)) throw new Error(`A control character in ${name}`);
  const parameters: Record<string, string> = {};
  for (const [, key = "", quoted, plain] of list.matchAll(/;([A-Za-z0-9-]+)=(?:"([^"]*)"|([^";:,]*))/g)) {
    if (key in parameters) throw new Error(`Parameter ${key} stands twice`);
    parameters[key] = quoted ?? plain ?? "";
  }
  return { name, parameters, value: textProperties.has(name) ? readText(value) : value };
}

/** 3.3.11: a backslash stands before a backslash, semicolon, comma or n; the two marks never stand bare. */
function readText(text: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/u.test(text)) throw new Error(`Not escaped: ${text}`);
  return text.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === "n" ? "\n" : mark));
}

function toEvent(lines: CalendarLine[]): ReadEvent {
  return {
    lines,
    one(name) {
      const found = lines.filter((line) => line.name === name);
      if (found.length !== 1 || !found[0]) throw new Error(`${name} stands ${found.length} times`);
      return found[0].value;
    },
  };
}

/** 3.6.1 and RFC 5546, 3.2.1, 3.2.2, 3.2.5. */
function checkEvent(event: ReadEvent, method: string): void {
  for (const name of ["DTSTAMP", "DTSTART", "DTEND"]) {
    if (!/^\d{8}T\d{6}Z$/.test(event.one(name))) throw new Error(`${name} is no time in UTC`);
  }
  if (event.one("DTEND") <= event.one("DTSTART")) throw new Error("The end is not behind the start");
  if (event.one("UID") === "" || !/^\d+$/.test(event.one("SEQUENCE"))) throw new Error("No UID or sequence");
  const status = event.one("STATUS");
  if (!["CONFIRMED", "CANCELLED", "TENTATIVE"].includes(status)) throw new Error(`Status ${status}`);
  const attendees = event.lines.filter((line) => line.name === "ATTENDEE");
  if (method === "PUBLISH") {
    if (attendees.length > 0) throw new Error("A published event has attendees");
    return;
  }
  if ((method === "CANCEL") !== (status === "CANCELLED")) throw new Error(`${method} with status ${status}`);
  if (!event.one("ORGANIZER").startsWith("mailto:") || attendees.length === 0)
    throw new Error("Who takes part?");
  if (attendees.some(({ value }) => !/^mailto:[^\s@]+@[^\s@]+$/.test(value)))
    throw new Error("An odd attendee");
}
