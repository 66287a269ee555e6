import { describe, expect, test } from "vitest";
import english from "../../content/en/newsletter.json" with { type: "json" };
import norwegian from "../../content/no/newsletter.json" with { type: "json" };
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { query } from "../support/database.ts";
import { confirmToken, newsletterSite, unsubscribeToken } from "../support/newsletter-site.ts";

const { server, submit, mailFor, lastMail, listed, confirm } = newsletterSite();

test("both links of two requests work, and the second one says that it was already used", async () => {
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

describe("a link", () => {
  /** Moves all timestamps of the address four days back. */
  function makeOld(email: string) {
    const statement = "update subscribers set created_at = created_at - ? where email = ?";
    query(server.dataDir, statement, 4 * 86_400_000, email);
  }

  test("that has expired is rejected and asks for the address instead of a confirmation", async () => {
    const mail = await mailFor("sent@example.no", "no");
    makeOld("sent@example.no");
    expect(await confirm(confirmToken(mail))).toEqual({
      status: 410,
      page: expect.stringContaining(norwegian.pages.expired.title),
    });
    expect(listed("sent@example.no")).toMatchObject({ state: "pending" });
    const opened = await fetch(`${server.url}/newsletter/confirm?t=${confirmToken(mail)}`);
    const page = await opened.text();
    expect(opened.status).toBe(410);
    expect(page).toContain(norwegian.pages.expired.title);
    expect(page).not.toContain(norwegian.pages.confirm.button);
    // The link must not reveal the address.
    expect(page).not.toContain("sent@example.no");
    expect(page).toContain(`<form method="post" action="${newsletterFormPath}">`);

    const again = await submit(newsletterFormPath, { lang: "no", email: "sent@example.no" });
    const next = await fetch(new URL(again.headers.get("location") ?? "", server.url));
    expect(await next.text()).toContain(norwegian.pages.requested.title);
    const renewed = await lastMail("sent@example.no", 2);
    expect(await confirm(confirmToken(renewed))).toMatchObject({ status: 200 });
    expect(listed("sent@example.no")).toMatchObject({ state: "confirmed" });
  });

  test("that was confirmed in time says so at any age", async () => {
    const mail = await mailFor("reader@example.no");
    await confirm(confirmToken(mail));
    makeOld("reader@example.no");
    const opened = await fetch(`${server.url}/newsletter/confirm?t=${confirmToken(mail)}`);
    expect([opened.status, await opened.text()]).toEqual([
      200,
      expect.stringContaining(english.pages.confirmed.title),
    ]);
  });

  test("of a deleted address offers to sign up again", async () => {
    const mail = await mailFor("purged@example.no");
    query(server.dataDir, "delete from subscribers where email = ?", "purged@example.no");
    const opened = await fetch(`${server.url}/newsletter/confirm?t=${confirmToken(mail)}`);
    expect(opened.status).toBe(404);
    const page = await opened.text();
    expect(page).toContain(english.pages.unknown.title);
    expect(page).toContain(`<form method="post" action="${newsletterFormPath}">`);
    expect(page).toContain(english.again.button);
  });

  test("that was never issued is unknown", async () => {
    expect((await confirm("x".repeat(43))).status).toBe(404);
    for (const path of ["confirm", "unsubscribe"]) {
      for (const token of ["", "x", "x.y", "00000000-0000-4000-8000-000000000000.AAAA"]) {
        expect((await fetch(`${server.url}/newsletter/${path}?t=${token}`)).status).toBe(404);
      }
    }
    const forged = await fetch(`${server.url}/newsletter/unsubscribe?t=a.b`, { method: "POST" });
    expect(forged.status).toBe(404);
  });

  test("cannot be confirmed from another site", async () => {
    const mail = await mailFor("framed@example.no");
    const foreign = { origin: "https://evil.example" };
    const answer = await submit("/newsletter/confirm", { t: confirmToken(mail) }, foreign);
    expect(answer.status).toBe(403);
    expect(listed("framed@example.no")).toMatchObject({ state: "pending" });
  });

  test("to confirm does not unsubscribe, nor the other way round", async () => {
    const mail = await mailFor("mixed@example.no");
    expect(await confirm(unsubscribeToken(mail))).toMatchObject({ status: 404 });
    const leave = `${server.url}/newsletter/unsubscribe?t=${confirmToken(mail)}`;
    expect((await fetch(leave, { method: "POST" })).status).toBe(404);
  });
});
