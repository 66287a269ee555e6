import { DatabaseSync } from "node:sqlite";
import { FunctionsClient } from "@supabase/functions-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import english from "../../content/en/newsletter.json" with { type: "json" };
import norwegian from "../../content/no/newsletter.json" with { type: "json" };
import { newsletterFormPath, newsletterFunction } from "../../contract/newsletter.ts";
import { leavePurpose } from "../../server/newsletter/links.ts";
import { hashToken, signId } from "../../server/tokens.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { type CaughtMail, type SmtpCatcher, startSmtp } from "../support/smtp.ts";

let smtp: SmtpCatcher;
let server: RunningServer;
const form = { "content-type": "application/x-www-form-urlencoded" };

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startServer({ siteDir: writeSite(), env: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await server?.stop();
  await smtp?.close();
});

function ask(body: object) {
  return fetch(server.url + newsletterFormPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const mailsTo = (email: string) => smtp.mails.filter((mail) => mail.to.includes(email));

/** Asks for the newsletter and waits for the mail. */
async function mailFor(email: string, lang = "en"): Promise<CaughtMail> {
  const before = mailsTo(email).length;
  expect((await ask({ email, lang })).status).toBe(200);
  await expect.poll(() => mailsTo(email).length, { timeout: 15_000 }).toBe(before + 1);
  const mail = mailsTo(email).at(-1);
  if (!mail) throw new Error("no mail");
  return mail;
}

function confirmToken(mail: CaughtMail): string {
  return /newsletter\/confirm\?t=([\w.-]+)/.exec(mail.parsed.text ?? "")?.[1] ?? "";
}

function leaveToken(mail: CaughtMail): string {
  const header = mail.parsed.headers.find((item) => item.key === "list-unsubscribe")?.value ?? "";
  return /unsubscribe\?t=([^>]+)>/.exec(header)?.[1] ?? "";
}

function listed(email: string) {
  const db = new DatabaseSync(`${server.dataDir}/site.db`, { timeout: 2000 });
  const row = db.prepare("select * from subscribers where email = ?").get(email);
  db.close();
  return row;
}

function change(statement: string, ...values: (string | number)[]) {
  const db = new DatabaseSync(`${server.dataDir}/site.db`, { timeout: 2000 });
  db.prepare(statement).run(...values);
  db.close();
}

async function confirm(token: string): Promise<{ status: number; page: string }> {
  const answer = await fetch(`${server.url}/newsletter/confirm`, {
    method: "POST",
    headers: { ...form, origin: server.url },
    body: new URLSearchParams({ t: token }),
  });
  return { status: answer.status, page: await answer.text() };
}

describe("a visitor who enters an address", () => {
  test("in bytes that are no text hears that this failed, and not to try the same again later", async () => {
    const answer = await fetch(`${server.url}/api/newsletter`, {
      method: "POST",
      headers: { ...form, origin: server.url },
      body: new Uint8Array([0x65, 0x3d, 0xff]),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(english.pages.failed.title);
  });

  test("is on the list only after confirming with the button behind the link", async () => {
    const mail = await mailFor("ola@example.no", "no");
    expect(mail.parsed.subject).toContain(norwegian.mail.subject);
    expect(listed("ola@example.no")).toMatchObject({ state: "pending" });

    const link = /http\S+confirm\?t=\S+/.exec(mail.parsed.text ?? "")?.[0] ?? "";
    for (let scan = 0; scan < 3; scan++) expect((await fetch(link)).status).toBe(200);
    expect(listed("ola@example.no")).toMatchObject({ state: "pending" });

    const page = await (await fetch(link)).text();
    expect(page).toContain(norwegian.pages.confirm.title);
    expect(page).toContain('<form method="post" action="/newsletter/confirm">');
    expect(page).toContain("<nav>Frame</nav>");
    expect(page.match(/<script>[^<]*/g)).toEqual(["<script>fetchFonts()"]);
    expect(page).not.toContain("canonical");

    expect(await confirm(confirmToken(mail))).toMatchObject({ status: 200 });
    expect(listed("ola@example.no")).toMatchObject({ state: "confirmed" });
    const again = await confirm(confirmToken(mail));
    expect(again.status).toBe(200);
    expect(again.page).toContain(norwegian.pages.confirmed.title);

    // The second time nothing is known of the address any more, and the link tells the language.
    const leave = `${server.url}/newsletter/unsubscribe?t=${leaveToken(mail)}`;
    for (let click = 0; click < 2; click++) {
      const answer = await fetch(leave, { method: "POST" });
      expect(await answer.text()).toContain(norwegian.pages.unsubscribed.title);
    }
    expect(await (await fetch(link)).text()).toContain(norwegian.pages.unknown.title);
  });

  test("leaves with one click in the mail program, without a browser's headers, and can do so twice", async () => {
    const mail = await mailFor("kari@example.no");
    await confirm(confirmToken(mail));
    expect(mail.parsed.headers).toContainEqual(
      expect.objectContaining({ key: "list-unsubscribe-post", value: "List-Unsubscribe=One-Click" }),
    );
    const address = `${server.url}/newsletter/unsubscribe?t=${leaveToken(mail)}`;
    const page = await (await fetch(address)).text();
    expect(page).toContain(english.pages.unsubscribe.title);
    expect(listed("kari@example.no")).toBeDefined();

    for (let click = 0; click < 2; click++) {
      const answer = await fetch(address, {
        method: "POST",
        redirect: "manual",
        headers: { ...form, origin: "https://mail.example", "sec-fetch-site": "cross-site" },
        body: "List-Unsubscribe=One-Click",
      });
      expect(answer.status).toBe(200);
      expect(listed("kari@example.no")).toBeUndefined();
    }
  });

  test("by a plain form is led to a page that says what to do", async () => {
    const answer = await fetch(server.url + newsletterFormPath, {
      method: "POST",
      redirect: "manual",
      headers: { ...form, origin: server.url },
      body: new URLSearchParams({ email: "plain@example.no", lang: "no" }),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/requested?lang=no"]);
    const page = await (await fetch(`${server.url}/newsletter/requested?lang=no`)).text();
    expect(page).toContain(norwegian.pages.requested.title);
  });

  test("that is none is told so, in JSON and in a page", async () => {
    const answer = await ask({ email: "nobody" });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.fields).toEqual([{ field: "email", code: "invalid" }]);
    const page = await fetch(server.url + newsletterFormPath, {
      method: "POST",
      headers: { ...form, origin: server.url },
      body: "email=nobody",
    });
    expect([page.status, await page.text()]).toEqual([
      422,
      expect.stringContaining(english.pages.invalid.title),
    ]);
  });

  test("through a Supabase client reads no error", async () => {
    const client = new FunctionsClient(`${server.url}/functions/v1`);
    const { data, error } = await client.invoke(newsletterFunction, { body: { email: "supa@example.no" } });
    expect({ data, error }).toEqual({ data: { ok: true }, error: null });
  });
});

test("nobody learns from the answer who is on the list", async () => {
  const mail = await mailFor("known@example.no");
  await confirm(confirmToken(mail));
  const bodies = [];
  for (const email of ["new@example.no", "new@example.no", "NEW@example.no", "known@example.no"]) {
    const answer = await ask({ email });
    bodies.push([answer.status, await answer.text()]);
  }
  expect(new Set(bodies.map(String)).size).toBe(1);
});

test("the links of two requests both work, and the second one used says so too", async () => {
  const [first, second] = [await mailFor("twice@example.no"), await mailFor("twice@example.no")];
  const page = await fetch(`${server.url}/newsletter/confirm?t=${confirmToken(first)}`);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining(english.pages.confirm.title),
  ]);
  for (const mail of [first, second]) {
    expect(await confirm(confirmToken(mail))).toEqual({
      status: 200,
      page: expect.stringContaining(english.pages.confirmed.title),
    });
    expect(listed("twice@example.no")).toMatchObject({ state: "confirmed" });
  }
});

test("an address gets two mails a day at most, and none once it is confirmed", async () => {
  for (let round = 0; round < 4; round++) await ask({ email: "flooded@example.no" });
  await expect.poll(() => mailsTo("flooded@example.no").length, { timeout: 15_000 }).toBe(2);
  const last = mailsTo("flooded@example.no").at(-1);
  if (!last) throw new Error("no mail");
  expect(await confirm(confirmToken(last))).toMatchObject({ status: 200 });
  change("delete from outbox where kind = 'newsletter-confirm'");
  await ask({ email: "flooded@example.no" });
  await mailFor("after@example.no");
  expect(mailsTo("flooded@example.no")).toHaveLength(2);
});

test("a robot that fills in every field gets the usual answer and is not listed", async () => {
  expect((await ask({ email: "robot@example.no", website: "x" })).status).toBe(200);
  expect(listed("robot@example.no")).toBeUndefined();
});

describe("a link", () => {
  /** As if everything about the address were four days older than it is. */
  function grownOld(email: string) {
    change("update subscribers set created_at = created_at - ? where email = ?", 4 * 86_400_000, email);
  }

  test("is refused when it has expired", async () => {
    const mail = await mailFor("late@example.no");
    grownOld("late@example.no");
    const answer = await confirm(confirmToken(mail));
    expect(answer.status).toBe(410);
    expect(answer.page).toContain(english.pages.expired.title);
    expect(listed("late@example.no")).toMatchObject({ state: "pending" });
  });

  test("that has expired says so when it is opened, and asks for the address again instead of a confirmation", async () => {
    const mail = await mailFor("sent@example.no", "no");
    grownOld("sent@example.no");
    const opened = await fetch(`${server.url}/newsletter/confirm?t=${confirmToken(mail)}`);
    const page = await opened.text();
    expect(opened.status).toBe(410);
    expect(page).toContain(norwegian.pages.expired.title);
    expect(page).not.toContain(norwegian.pages.confirm.button);
    // Whoever holds the link may not read from it whose address it is.
    expect(page).not.toContain("sent@example.no");
    expect(page).toContain(`<form method="post" action="${newsletterFormPath}">`);

    const again = await fetch(server.url + newsletterFormPath, {
      method: "POST",
      headers: { ...form, origin: server.url },
      body: new URLSearchParams({ lang: "no", email: "sent@example.no" }),
    });
    expect(await again.text()).toContain(norwegian.pages.requested.title);
    await expect.poll(() => mailsTo("sent@example.no").length, { timeout: 15_000 }).toBe(2);
    const renewed = mailsTo("sent@example.no").at(-1);
    if (!renewed) throw new Error("no mail");
    expect(await confirm(confirmToken(renewed))).toMatchObject({ status: 200 });
    expect(listed("sent@example.no")).toMatchObject({ state: "confirmed" });
  });

  test("that was confirmed in time says so, however old it is", async () => {
    const mail = await mailFor("reader@example.no");
    await confirm(confirmToken(mail));
    grownOld("reader@example.no");
    const opened = await fetch(`${server.url}/newsletter/confirm?t=${confirmToken(mail)}`);
    expect([opened.status, await opened.text()]).toEqual([
      200,
      expect.stringContaining(english.pages.confirmed.title),
    ]);
  });

  test("whose address is deleted by now offers to sign up again", async () => {
    const mail = await mailFor("purged@example.no");
    change("delete from subscribers where email = ?", "purged@example.no");
    const opened = await fetch(`${server.url}/newsletter/confirm?t=${confirmToken(mail)}`);
    expect(opened.status).toBe(404);
    const page = await opened.text();
    expect(page).toContain(english.pages.unknown.title);
    expect(page).toContain(`<form method="post" action="${newsletterFormPath}">`);
    expect(page).toContain(english.again.button);
  });

  test("that was never made is unknown", async () => {
    expect((await confirm("x".repeat(43))).status).toBe(404);
    for (const path of ["confirm", "unsubscribe"]) {
      for (const token of ["", "x", "x.y", "00000000-0000-4000-8000-000000000000.AAAA"]) {
        expect((await fetch(`${server.url}/newsletter/${path}?t=${token}`)).status).toBe(404);
      }
    }
    const forged = await fetch(`${server.url}/newsletter/unsubscribe?t=a.b`, { method: "POST" });
    expect(forged.status).toBe(404);
  });

  test("to confirm cannot be pressed from another site", async () => {
    const mail = await mailFor("framed@example.no");
    const answer = await fetch(`${server.url}/newsletter/confirm`, {
      method: "POST",
      headers: { ...form, origin: "https://evil.example" },
      body: new URLSearchParams({ t: confirmToken(mail) }),
    });
    expect(answer.status).toBe(403);
    expect(listed("framed@example.no")).toMatchObject({ state: "pending" });
  });

  test("to confirm is none to leave, nor the other way round", async () => {
    const mail = await mailFor("mixed@example.no");
    expect(await confirm(leaveToken(mail))).toMatchObject({ status: 404 });
    const leave = `${server.url}/newsletter/unsubscribe?t=${confirmToken(mail)}`;
    expect((await fetch(leave, { method: "POST" })).status).toBe(404);
  });

  test("that was mailed before links were signed works, and so does one that waited then", async () => {
    const token = "x".repeat(42);
    const leave = signId("a secret for tests only", leavePurpose, "00000000-0000-4000-8000-000000000001");
    change(
      `insert into subscribers (id, email, lang, state, token_hash, created_at, requested_at)
       values ('00000000-0000-4000-8000-000000000001', 'before@example.no', 'en', 'pending', ?, ?, ?)`,
      hashToken(token),
      Date.now(),
      Date.now(),
    );
    change(
      `insert into outbox (id, kind, payload, dedupe_key, state, attempts, next_at, lease_until, created_at)
       values ('old', 'newsletter-confirm', ?, 'old', 'pending', 0, 0, 0, ?)`,
      JSON.stringify({ email: "before@example.no", lang: "en", token, leaveToken: leave }),
      Date.now(),
    );
    await expect.poll(() => mailsTo("before@example.no").length, { timeout: 15_000 }).toBe(1);
    const [mail] = mailsTo("before@example.no");
    if (!mail) throw new Error("no mail");
    expect([confirmToken(mail), leaveToken(mail)]).toEqual([token, leave]);
    expect(await confirm(token)).toMatchObject({ status: 200 });
    expect(listed("before@example.no")).toMatchObject({ state: "confirmed" });
  });
});

test("mails to visitors wait when as many as allowed went out, and the requests are still taken", async () => {
  const limited = await startServer({
    siteDir: writeSite(),
    env: { SMTP_URL: smtp.url, RATE_MAIL_GLOBAL: "2/1h" },
  });
  for (const email of ["one@limit.example", "two@limit.example", "three@limit.example"]) {
    const answer = await fetch(limited.url + newsletterFormPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(200);
  }
  await expect.poll(limited.output, { timeout: 15_000 }).toContain("what more there is of this lane waits");
  // The lane can be full while its last mail is still on the way.
  const outbox = async () => (await (await fetch(`${limited.url}/readyz`)).json()).outbox;
  await expect.poll(outbox, { timeout: 15_000 }).toMatchObject({ pending: 1, dead: 0 });
  expect(smtp.mails.filter((mail) => mail.to[0]?.endsWith("@limit.example"))).toHaveLength(2);
  await limited.stop();
});

test("a mailbox that refuses a visitor's mail for good is not tried again", async () => {
  smtp.replies.push({ code: 550, at: "rcpt" });
  await ask({ email: "gone@example.no" });
  await expect.poll(server.output, { timeout: 15_000 }).toContain("ALERT: mail given up");
  expect((await (await fetch(`${server.url}/readyz`)).json()).outbox).toMatchObject({ dead: 1 });
  await mailFor("fine@example.no");
});
