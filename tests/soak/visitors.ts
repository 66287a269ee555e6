import { randomInt, randomUUID } from "node:crypto";
import type { BookingAccepted, BookingSlots } from "../../contract/booking.ts";

/** What one visitor does; the number tells visitors apart, and their address with it. */
export interface Visit {
  /** How many of them begin each second. */
  perSecond: number;
  visit: (ask: Ask) => Promise<unknown>;
}

/** Sends a request as one visitor whom the proxy saw. Resolves with the whole answer. */
export type Ask = (path: string, init?: RequestInit) => Promise<{ status: number; text: string }>;

const json = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
});
const email = () => `${randomUUID()}@example.no`;
const message = () => ({
  name: "Kari Nordmann",
  email: email(),
  message: `Hei! ${randomUUID()} `.repeat(20),
  package: "",
});
const read =
  (...paths: string[]): Visit["visit"] =>
  async (ask) => {
    for (const path of paths) await ask(path);
  };

/** Every route that a visitor can meet, with its refusals. */
export const visits: Visit[] = [
  {
    perSecond: 4,
    visit: read("/", "/no", "/pricing", "/no/contact", "/blog", "/sitemap.xml", "/nowhere", "/healthz"),
  },
  { perSecond: 6, visit: read("/booking", "/booking?lang=no", "/api/booking/slots") },
  {
    perSecond: 3,
    visit: read("/newsletter/requested", "/newsletter/confirm?t=x", "/newsletter/unsubscribe?t=x", "/readyz"),
  },
  {
    perSecond: 2,
    visit: read(
      "/booking/booked?t=x",
      "/booking/cancel?t=x&lang=no",
      "/booking/move?t=x",
      "/booking/meeting.ics?t=x",
    ),
  },
  { perSecond: 4, visit: (ask) => ask("/api/contact", json(message())) },
  { perSecond: 3, visit: (ask) => ask("/api/contact", form({ ...message(), lang: "no" })) },
  { perSecond: 3, visit: (ask) => ask("/api/contact", form({ ...message(), email: "kari", lang: "en" })) },
  { perSecond: 1, visit: (ask) => ask("/api/contact", form({ ...message(), message: "å".repeat(9000) })) },
  { perSecond: 3, visit: (ask) => ask("/api/newsletter", json({ email: email(), lang: "en" })) },
  { perSecond: 2, visit: (ask) => ask("/api/newsletter", form({ email: "kari", lang: "no" })) },
  { perSecond: 2, visit: bookAndLeave },
  { perSecond: 2, visit: (ask) => ask("/csp-report", report()) },
];

/** Books a free time, looks at the meeting, and gives it back. */
async function bookAndLeave(ask: Ask): Promise<void> {
  const { slots }: BookingSlots = JSON.parse((await ask("/api/booking/slots")).text);
  const start = slots[randomInt(Math.max(1, slots.length))] ?? "";
  const fields = {
    start,
    name: "Kari",
    email: email(),
    note: "",
    lang: "en",
    timeZone: "Asia/Kathmandu",
    website: "",
  };
  const answer = await ask("/api/booking", json(fields));
  if (answer.status !== 200) return;
  const { icsPath, cancelPath, movePath }: BookingAccepted = JSON.parse(answer.text);
  for (const path of [icsPath, movePath, cancelPath]) await ask(path);
  await ask("/booking/cancel", form({ t: new URLSearchParams(cancelPath.split("?")[1]).get("t") ?? "" }));
}

function report(): RequestInit {
  const body = {
    "csp-report": { "document-uri": "https://x.example/", "blocked-uri": `https://${randomUUID()}.example` },
  };
  return {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    body: JSON.stringify(body),
  };
}
