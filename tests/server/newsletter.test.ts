import { FunctionsClient } from "@supabase/functions-js";
import { describe, expect, test } from "vitest";
import english from "../../content/en/newsletter.json" with { type: "json" };
import norwegian from "../../content/no/newsletter.json" with { type: "json" };
import { newsletterFormPath, newsletterFunction } from "../../shared/newsletter.ts";
import { confirmToken, newsletterSite, unsubscribeToken } from "../support/newsletter-site.ts";
import { outboxFigures } from "../support/process-figures.ts";

const { server, smtp, ask, submit, mailFor, listed, confirm } = newsletterSite();

describe("a newsletter request", () => {
  test("with bytes that are not text fails without suggesting a retry", async () => {
    const answer = await fetch(server.url + newsletterFormPath, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: server.url },
      body: new Uint8Array([0x65, 0x3d, 0xff]),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(english.pages.failed.title);
  });

  test("subscribes only after confirmation with the button behind the link", async () => {
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

    // The second time the address is already deleted, and the language comes from the link.
    const leave = `${server.url}/newsletter/unsubscribe?t=${unsubscribeToken(mail)}`;
    for (let click = 0; click < 2; click++) {
      const answer = await fetch(leave, { method: "POST" });
      expect(await answer.text()).toContain(norwegian.pages.unsubscribed.title);
    }
    expect(await (await fetch(link)).text()).toContain(norwegian.pages.unknown.title);
  });

  test("can be unsubscribed with one click in the mail program, without browser headers, and twice", async () => {
    const mail = await mailFor("kari@example.no");
    await confirm(confirmToken(mail));
    expect(mail.parsed.headers).toContainEqual(
      expect.objectContaining({ key: "list-unsubscribe-post", value: "List-Unsubscribe=One-Click" }),
    );
    const address = `/newsletter/unsubscribe?t=${unsubscribeToken(mail)}`;
    const page = await (await fetch(server.url + address)).text();
    expect(page).toContain(english.pages.unsubscribe.title);
    expect(listed("kari@example.no")).toBeDefined();

    for (let click = 0; click < 2; click++) {
      const headers = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
      const answer = await submit(address, { "List-Unsubscribe": "One-Click" }, headers);
      expect(answer.status).toBe(200);
      expect(listed("kari@example.no")).toBeUndefined();
    }
  });

  test("from a plain form redirects to a page with the next step", async () => {
    const answer = await submit(newsletterFormPath, { email: "plain@example.no", lang: "no" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/newsletter/requested?lang=no"]);
    const page = await (await fetch(`${server.url}/newsletter/requested?lang=no`)).text();
    expect(page).toContain(norwegian.pages.requested.title);
  });

  test("with an invalid address gets an error in JSON and as a page", async () => {
    const answer = await ask({ email: "nobody" });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.fields).toEqual([{ field: "email", code: "invalid" }]);
    const page = await submit(newsletterFormPath, { email: "nobody" });
    expect([page.status, await page.text()]).toEqual([
      422,
      expect.stringContaining(english.pages.invalid.title),
    ]);
  });

  test("through a Supabase client returns no error", async () => {
    const client = new FunctionsClient(`${server.url}/functions/v1`);
    const { data, error } = await client.invoke(newsletterFunction, { body: { email: "supa@example.no" } });
    expect({ data, error }).toEqual({ data: { ok: true }, error: null });
  });
});

test("the answer does not reveal who is subscribed", async () => {
  const mail = await mailFor("known@example.no");
  await confirm(confirmToken(mail));
  const bodies = [];
  for (const email of ["new@example.no", "new@example.no", "NEW@example.no", "known@example.no"]) {
    const answer = await ask({ email });
    bodies.push([answer.status, await answer.text()]);
  }
  expect(new Set(bodies.map(String)).size).toBe(1);
});

test("a bot that fills in every field gets the usual answer and is not listed", async () => {
  expect((await ask({ email: "robot@example.no", website: "x" })).status).toBe(200);
  expect(listed("robot@example.no")).toBeUndefined();
});

test("does not retry a mailbox that rejects mail permanently", async () => {
  smtp.replies.push({ code: 550, at: "rcpt" });
  await ask({ email: "gone@example.no" });
  await expect.poll(server.output).toContain("ALERT: mail given up");
  expect(await outboxFigures(server)).toMatchObject({ dead: 1 });
  await mailFor("fine@example.no");
});
