import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import type { BookingAccepted } from "../../shared/booking.ts";
import { contactFormPath } from "../../shared/contact.ts";
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { type BookingSite, owner, startBookingSite } from "../support/booking-site.ts";
import { calendarIn } from "../support/calendar.ts";
import { outboxFigures } from "../support/process-figures.ts";
import { postJson } from "../support/requests.ts";
import { startSmtp } from "../support/smtp.ts";

let site: BookingSite | undefined;
afterEach(() => site?.stop());

/** A site, and functions that trigger mails other than a booking's. */
async function start(env: Record<string, string> = {}) {
  const started = await startBookingSite(env);
  site = started;
  async function post(path: string, body: object): Promise<void> {
    expect((await postJson(started.server.url + path, body)).status).toBe(200);
  }
  return {
    ...started,
    subscribe: (email: string) => post(newsletterFormPath, { email }),
    write: (message: string) => post(contactFormPath, { name: "Kari", email: "kari@example.no", message }),
    mailsTo: (to: string) => started.smtp.mails.filter((mail) => mail.to.includes(to)),
  };
}

/** A hanging mail hangs for the whole test, so a mail that waits for it never arrives. Teardown does not wait for it. */
const hangsForever = { MAIL_TIMEOUT_MS: "300000", MAIL_LEASE_MS: "600000", SHUTDOWN_GRACE_MS: "200" };

describe("a mail server that hangs", () => {
  test("for one domain delays no mail to another, in any lane", async () => {
    const { smtp, subscribe, write, book, mailsTo, mailsOf } = await start(hangsForever);
    smtp.hanging.add("slow.example");
    for (let count = 0; count < 4; count++) {
      await subscribe(`reader${count}@slow.example`);
      await book({ email: `visitor${count}@slow.example` });
    }
    await subscribe("quick@fast.example");
    await write("not held up");
    const booked = await book({ email: "guest@fast.example" });
    await mailsOf(booked.id, "guest@fast.example", 1);
    await expect.poll(() => mailsTo("quick@fast.example")).toHaveLength(1);
    // The mails of the four earlier bookings, of this one, and of the message.
    await expect.poll(() => mailsTo(owner)).toHaveLength(6);
    expect(smtp.mails.filter((mail) => mail.to[0]?.endsWith("slow.example"))).toEqual([]);
  });

  test("for the owner delays no visitor's mail", async () => {
    const { smtp, write, book, mailsOf } = await start(hangsForever);
    smtp.hanging.add("firm.example");
    for (let count = 0; count < 4; count++) await write(`held up ${count}`);
    const booked = await book();
    await mailsOf(booked.id, booked.email, 1);
  });
});

test("visitor mails over the rate limit of one lane do not affect others", async () => {
  const here = await start({ RATE_MAIL_GLOBAL: "3/1h" });
  const { subscribe, book, slots, mailsOf, mailsTo, server, smtp } = here;
  const readers = () => smtp.mails.filter((mail) => mail.to[0]?.startsWith("reader"));
  for (let count = 0; count < 6; count++) await subscribe(`reader${count}@example${count}.no`);
  await expect.poll(() => server.output()).toContain("rate limit of mails to visitors reached");
  await expect.poll(() => readers()).toHaveLength(3);
  const booked = await book();
  await mailsOf(booked.id, booked.email, 1);
  // Only changes wait behind changes; confirmations do not.
  for (const start of (await slots()).slice(-6)) {
    await here.press(booked.movePath, { start });
    await sleep(300);
  }
  const second = await book();
  await mailsOf(second.id, second.email, 1);
  expect(mailsTo(booked.email)).toHaveLength(4);
  expect(readers()).toHaveLength(3);
  expect((await outboxFigures(server)).dead).toBe(0);
});

/** A mail that is being sent when the meeting changes may still arrive, so its attempt fails before the next one succeeds. */
const attemptsEnd = () => sleep(1000);

describe("changes while no mail can be sent", () => {
  test("are sent as one mail with the final state", async () => {
    const lost = await startSmtp();
    const { port } = lost;
    await lost.close();
    const here = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { book, slots } = here;
    const [moved, cancelled] = [await book(), await book({ lang: "no" })];
    const free = (await slots()).slice(-12);
    for (const start of free.slice(0, 8)) await here.press(moved.movePath, { start });
    for (const start of free.slice(9, 11)) await here.press(cancelled.movePath, { start });
    await here.press(cancelled.cancelPath);
    await attemptsEnd();

    const smtp = await startSmtp(port);
    await smtp.waitFor(4, 20_000);
    const last = (booking: BookingAccepted) =>
      smtp.mails.filter((mail) => calendarIn(mail)?.event.uid === booking.id).map(calendarIn);
    expect(last(moved)).toHaveLength(2);
    for (const read of last(moved)) {
      expect(read).toMatchObject({
        method: "REQUEST",
        event: { sequence: 8, start: Date.parse(free[7] ?? "") },
      });
    }
    expect(last(cancelled)).toHaveLength(2);
    for (const read of last(cancelled))
      expect(read).toMatchObject({ method: "CANCEL", event: { sequence: 3 } });
    await smtp.close();
  });

  test("to an announced meeting are sent as the last change only", async () => {
    const here = await start();
    const { smtp, book, slots, mailsOf, server } = here;
    const booked = await book();
    await mailsOf(booked.id, booked.email, 1);
    await mailsOf(booked.id, owner, 1);
    // Each attempt fails at once and waits for its next one.
    smtp.replies.push(...Array.from({ length: 400 }, () => ({ code: 450, at: "rcpt" }) as const));
    const free = (await slots()).slice(-9);
    for (const start of free) await here.press(booked.movePath, { start });
    await attemptsEnd();
    smtp.replies.length = 0;
    for (const to of [booked.email, owner]) {
      await expect
        .poll(() =>
          smtp.mails.filter((mail) => mail.to.includes(to)).map((mail) => calendarIn(mail)?.event.sequence),
        )
        .toEqual([0, 9]);
    }
    await expect.poll(async () => (await outboxFigures(server)).pending).toBe(1);
  });
});
