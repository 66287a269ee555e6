import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { describe, expect, test } from "vitest";
import { contactFormPath, contactFunction, contactFunctionPath } from "../../shared/contact.ts";
import { contactSite, filled, readError } from "../support/contact-site.ts";
import { submitForm } from "../support/requests.ts";

const { server, smtp, post, mailAbout, stored, countStored } = contactSite();

describe("a Supabase client", () => {
  const client = () =>
    new FunctionsClient(`${server.url}/functions/v1`, {
      headers: { apikey: "public-key", authorization: "Bearer public-key", "x-client-info": "supabase-js/2" },
    });

  test("sends a message without an error", async () => {
    const { data, error } = await client().invoke(contactFunction, { body: filled() });
    expect(error).toBeNull();
    expect(data).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(stored(data.id)).toMatchObject({
      name: "Kari Nordmann",
      email: "kari@example.no",
      state: "accepted",
    });
  });

  test("gets an error with its reasons when the message is invalid", async () => {
    const { data, error } = await client().invoke(contactFunction, {
      body: filled({ email: "kari", name: "" }),
    });
    expect(data).toBeNull();
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(error.context.status).toBe(422);
    expect((await error.context.json()).error).toMatchObject({
      code: "validation_failed",
      fields: [
        { field: "name", code: "required" },
        { field: "email", code: "invalid" },
      ],
    });
  });

  test("passes the preflight on an allowed site and can read answers and errors", async () => {
    const origin = "https://cdn.example";
    const preflight = await fetch(server.url + contactFunctionPath, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("idempotency-key");
    const rejected = await post(filled({ email: "" }), { origin });
    expect(rejected.status).toBe(422);
    expect(rejected.headers.get("access-control-allow-origin")).toBe(origin);
    expect(rejected.headers.get("vary")).toContain("Origin");
    expect((await post(filled(), { origin })).status).toBe(200);
  });
});

test("never turns a line break in a name into a header", async () => {
  const name = "Eve\r\nBcc: victim@example.org\r\nSubject: bought";
  const { id } = await (await post(filled({ name }))).json();
  const mail = await mailAbout(id);
  expect(mail.to).toHaveLength(1);
  expect(mail.parsed.bcc).toBeUndefined();
  expect(mail.parsed.replyTo?.[0]?.name).toBe("EveBcc: victim@example.orgSubject: bought");
  expect(mail.raw).not.toMatch(/=0D|=0A|^Bcc:/m);
});

test("mails the owner with the visitor as Reply-To", async () => {
  const name = "Åse <b>Ødegård</b>";
  const answer = await post(filled({ name, email: "ase@blåbær.no", message: "First\n<script>x</script>" }));
  const mail = await mailAbout((await answer.json()).id);
  expect(mail.parsed.replyTo).toEqual([{ name, address: "ase@xn--blbr-roah.no" }]);
  expect(mail.parsed.subject).toContain("Åse");
  expect(mail.parsed.text).toContain("First\n<script>x</script>");
  expect(mail.parsed.html).toContain("&lt;script&gt;x&lt;/script&gt;");
  expect(mail.parsed.html).not.toContain("<script>");
  expect(mail.parsed.html).toContain("width=device-width");
  expect(mail.raw).toContain("Auto-Submitted: auto-generated");
});

describe("an idempotency key", () => {
  test("returns the first answer again and stores and mails once", async () => {
    const body = filled();
    const headers = { "idempotency-key": crypto.randomUUID() };
    const before = countStored();
    const first = await (await post(body, headers)).json();
    const second = await (await post(body, headers)).json();
    expect(second).toEqual(first);
    expect(countStored()).toBe(before + 1);
    expect(await readError(await post(filled(), headers))).toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
    });
  });

  test("may be in the body", async () => {
    const body = filled({ clientId: crypto.randomUUID() });
    const first = await (await post(body)).json();
    expect(await (await post(body)).json()).toEqual(first);
  });
});

describe("an automatic-looking message", () => {
  test("is answered as usual, stored and not mailed", async () => {
    const { id } = await (await post(filled({ website: "https://spam.example" }))).json();
    expect(stored(id)).toMatchObject({ state: "quarantined", reason: "honeypot" });
    const after = await (await post(filled())).json();
    await mailAbout(after.id);
    expect(smtp.mails.some((mail) => mail.raw.includes(id))).toBe(false);
  });

  test("is detected by repeated text with any spacing", async () => {
    const states = [];
    for (const message of ["Buy now", "buy  NOW", "Buy\nnow", "Buy now ", "BUY NOW"]) {
      const { id } = await (await post(filled({ message }))).json();
      states.push(stored(id)?.state);
    }
    expect(states).toEqual(["accepted", "accepted", "accepted", "quarantined", "quarantined"]);
  });
});

test.each([
  ["the label names another one than the id", { packageId: "pro", package: "Starter - €1" }, "pro"],
  ["only its English label is sent", { package: "Pro - €499" }, "pro"],
  ["its label has an old price", { package: "Pro - €449" }, "pro"],
  ["its label is Norwegian", { package: "Egen løsning" }, "custom"],
  ["only its label is known", { packageId: "basic", package: "Premium - Custom pricing" }, "premium"],
  ["its label is unknown", { packageId: "", package: "Gold - €1" }, "Gold - €1"],
  ["none was chosen", { packageId: "", package: "" }, ""],
  ["its id is the name of an object property", { packageId: "toString", package: "" }, "toString"],
])("the package is stored when %s", async (_what, given, chosen) => {
  const { id } = await (await post(filled(given))).json();
  expect(stored(id)).toMatchObject({ package: chosen });
});

describe("without JavaScript", () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    submitForm(server.url + contactFormPath, fields, { origin: server.url, ...headers });

  test("a sent form redirects to the thank-you page in its language", async () => {
    const english = await send({ ...filled(), package: "", website: "" });
    expect([english.status, english.headers.get("location")]).toEqual([303, "/contact/sent"]);
    const norwegian = await send({ ...filled(), lang: "no" });
    expect([norwegian.status, norwegian.headers.get("location")]).toEqual([303, "/no/contact/sent"]);
  });

  test("a rejected form is returned filled in, with errors, under the page's own policy", async () => {
    const answer = await send({ name: "", email: "b", message: "Hei <der>", lang: "no" });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/i);
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain("style-src 'self' 'sha256-style'");
    expect(policy).toContain("script-src 'self' 'sha256-script'");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(page).toContain("Skriv inn navnet ditt");
    expect(page).toContain("Hei &lt;der&gt;");
    expect(page.match(/<script>[^<]*/g)).toEqual(["<script>fetchFonts()"]);
  });

  test("a message that is too long is rejected with a page", async () => {
    const fields = { name: "Ы", email: "a@example.no", message: "ы".repeat(30_000), lang: "no" };
    const answer = await send(fields, { referer: `${server.url}/no/contact` });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([413, expect.stringMatching(/html/)]);
    expect(await answer.text()).toContain("for lang");
  });
});
