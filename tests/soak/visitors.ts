import { randomInt, randomUUID } from "node:crypto";
import type { Email } from "postal-mime";
import type { BookingAccepted, BookingSlots } from "../../shared/booking.ts";

/** One visitor's actions; the number determines the address. */
export interface Visit {
  /** Visitors started per second. */
  perSecond: number;
  /** Whether they share a network, as in an office, and so reach the limits. */
  oneNetwork?: boolean;
  visit: (ask: Ask, mailTo: MailTo) => Promise<unknown>;
}

/** Resolves with the first mail to an address; undefined after ten seconds. */
export type MailTo = (address: string) => Promise<Email | undefined>;

/** Sends a request with a visitor's forwarded address. Resolves with the whole response. */
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

/** Every route for visitors, including rejections. */
export const visits: Visit[] = [
  {
    perSecond: 4,
    visit: read("/", "/no", "/pricing", "/no/contact", "/blog", "/sitemap.xml", "/nowhere", "/healthz"),
  },
  {
    perSecond: 1,
    visit: read(
      "/feed.xml",
      "/no/feed.xml",
      "/film/film.mp4",
      "/examples/ingrid",
      "/no/blog/norway-job-market",
    ),
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
  { perSecond: 4, oneNetwork: true, visit: (ask) => ask("/api/contact", json(message())) },
  { perSecond: 3, visit: subscribeAndLeave },
  { perSecond: 2, visit: (ask) => ask("/api/newsletter", form({ email: "kari", lang: "no" })) },
  { perSecond: 2, visit: bookAndLeave },
  { perSecond: 2, visit: (ask) => ask("/csp-report", report()) },
];

/** Subscribes, confirms by the mail's link, and unsubscribes with one click. */
async function subscribeAndLeave(ask: Ask, mailTo: MailTo): Promise<void> {
  const address = email();
  await ask("/api/newsletter", json({ email: address, lang: "en" }));
  const mail = await mailTo(address);
  const token = /confirm\?t=([\w.-]+)/.exec(mail?.text ?? "")?.[1];
  const unsubscribe = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const leave = /\/newsletter\/unsubscribe\?[^>]+/.exec(unsubscribe)?.[0];
  if (!token || !leave) return;
  await ask(`/newsletter/confirm?t=${token}`);
  await ask("/newsletter/confirm", form({ t: token }));
  await ask(leave, form({ "List-Unsubscribe": "One-Click" }));
}

/** Books a free time, opens, moves and cancels it. */
async function bookAndLeave(ask: Ask): Promise<void> {
  const { slots }: BookingSlots = JSON.parse((await ask("/api/booking/slots")).text);
  const free = () => slots[randomInt(Math.max(1, slots.length))] ?? "";
  const fields = {
    start: free(),
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
  const t = (path: string) => new URLSearchParams(path.split("?")[1]).get("t") ?? "";
  await ask("/booking/move", form({ t: t(movePath), start: free() }));
  await ask("/booking/cancel", form({ t: t(cancelPath) }));
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
