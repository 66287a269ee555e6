import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import english from "../../content/en/booking.json" with { type: "json" };
import norwegian from "../../content/no/booking.json" with { type: "json" };
import {
  type BookingAccepted,
  type BookingSlots,
  bookingPath,
  bookingSlotsPath,
} from "../../shared/booking.ts";
import { calendarIn } from "./calendar.ts";
import { runInbox } from "./inbox.ts";
import { postJson, submitForm } from "./requests.ts";
import { type RunningServer, startServer } from "./server.ts";
import { writeSite } from "./site.ts";
import { type CaughtMail, type SmtpCatcher, startSmtp } from "./smtp.ts";

export const owner = "owner@firm.example";
export const sender = "hei@firm.example";
const tokenSecret = "a secret for tests only";

export type BookingSite = Awaited<ReturnType<typeof startBookingSite>>;

export const translations = [
  ["en", english],
  ["no", norwegian],
] as const;

/** A booking site that runs during a test file. */
export function bookingSite(): BookingSite {
  const site = {} as BookingSite;
  beforeAll(async () => Object.assign(site, await startBookingSite()));
  afterAll(() => site.stop?.());
  return site;
}

/** A running site with a mail server, and helpers to book, change and view meetings. */
export async function startBookingSite(env: Record<string, string> = {}) {
  const smtp: SmtpCatcher = await startSmtp();
  const server: RunningServer = await startServer({
    siteDir: writeSite(),
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: `Firm <${sender}>`,
      MAIL_TO: owner,
      RATE_MAIL_GLOBAL: "10000/1h",
      TOKEN_SECRET: tokenSecret,
      ...env,
    },
  });
  let next = 0;

  async function slots(query = ""): Promise<string[]> {
    const answer = await fetch(`${server.url}${bookingSlotsPath}${query}`);
    expect(answer.status).toBe(200);
    const body: BookingSlots = await answer.json();
    expect(body).toMatchObject({ ok: true, timeZone: "Europe/Oslo", minutes: 30 });
    return body.slots;
  }

  /** A free time that no other test of the file uses. */
  async function freeSlot(): Promise<string> {
    const slot = (await slots())[next++];
    if (!slot) throw new Error("no free time");
    return slot;
  }

  const post = (body: object, headers?: Record<string, string>) =>
    postJson(server.url + bookingPath, body, headers);

  return {
    server,
    smtp,
    slots,
    freeSlot,
    post,

    async book(change: Record<string, unknown> = {}) {
      const body = filled(await freeSlot(), change);
      const answer = await post(body);
      expect(answer.status).toBe(200);
      const accepted: BookingAccepted = await answer.json();
      return { ...accepted, email: body.email as string };
    },

    /** Submits a form like a browser without JavaScript. */
    submit: (path: string, fields: Record<string, string>, origin = server.url) =>
      submitForm(server.url + path, fields, { origin }),

    /** Submits the form of a linked page. */
    press(path: string, fields: Record<string, string> = {}) {
      const [address = "", query = ""] = path.split("?");
      return this.submit(address, { ...Object.fromEntries(new URLSearchParams(query)), ...fields });
    },

    /** Waits for a number of mails about a meeting to an address. */
    async mailsOf(id: string, to: string, count: number): Promise<CaughtMail[]> {
      const found = () =>
        smtp.mails.filter((mail) => mail.to.includes(to) && calendarIn(mail)?.event.uid.startsWith(id));
      await expect.poll(() => found().length).toBe(count);
      return found();
    },

    /** Runs the owner's command line. */
    inbox: (...args: string[]) => runInbox(server.dataDir, "bookings", ...args),

    async stop() {
      await server.stop();
      await smtp.close();
    },
  };
}

/** A booking with everything that iCalendar must escape or fold. */
export function filled(start: string, change: Record<string, unknown> = {}) {
  return {
    start,
    name: 'Kari; Nordmann, "KN" ÆØÅ',
    email: `${randomUUID().slice(0, 8)}@example.no`,
    note: "First, a question;\nthen another: https://spam.example/ 😀 ".repeat(3),
    lang: "en",
    timeZone: "Asia/Kathmandu",
    website: "",
    ...change,
  };
}

/** Status and text of a response. */
export async function read(answer: Response | Promise<Response>): Promise<[number, string]> {
  const page = await answer;
  return [page.status, await page.text()];
}
