import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { draftLimit, fileLimit } from "../../shared/attachments.ts";
import { contactFormPath, contactFunctionPath } from "../../shared/contact.ts";
import { buildDraftPage } from "../../vite/draft-page.ts";
import { draft, pdf, storedAttachments } from "../support/attachments.ts";
import { contactSite, filled, readError } from "../support/contact-site.ts";
import { runInbox, runProfile } from "../support/inbox.ts";
import { converse } from "../support/raw-http.ts";
import { startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const siteDir = writeSite();
await buildDraftPage(siteDir);
const { server, post, mailAbout, stored, countStored } = contactSite(siteDir);

type Parts = Record<string, string | File>;
const file = (content: Uint8Array | string, name = "CV.pdf") => new File([content as BlobPart], name);

/** Sends the form like the contact page, by default with JavaScript, which accepts JSON. */
function upload(parts: Parts, headers: Record<string, string> = {}, url = server.url) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled(), ...parts })) form.append(name, value);
  return fetch(url + contactFormPath, {
    method: "POST",
    redirect: "manual",
    headers: { origin: url, accept: "application/json", ...headers },
    body: form,
  });
}

const uploads = () => readdirSync(join(server.dataDir, "uploads"));

describe("a message with a file and a draft", () => {
  test("is stored with both and mailed with both", async () => {
    const cv = pdf(1_300_000);
    const answer = await upload({ file: file(cv, "CV – Kari.PDF"), draft: file(draft, "draft.json") });
    const { ok, id } = await answer.json();
    expect(ok).toBe(true);
    const [first, second, ...others] = storedAttachments(server.dataDir, id);
    expect(first).toMatchObject({
      role: "file",
      name: "CV – Kari.pdf",
      type: "application/pdf",
      size: 1_300_000,
    });
    expect(first?.bytes.equals(cv)).toBe(true);
    expect(second).toMatchObject({ role: "draft", name: "draft.json", type: "application/json" });
    expect(second?.bytes.toString()).toBe(draft);
    expect(others).toEqual([]);
    const mail = (await mailAbout(id)).parsed;
    expect(mail.text).toContain("CV: CV – Kari.pdf (1.2\u00a0MB), attached.");
    expect(mail.text).toMatch(/Make the website: npm run profile -- [\w-]{36}/);
    expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["CV – Kari.pdf", "application/pdf"],
      ["draft.json", "application/json"],
      ["draft.html", "text/html"],
    ]);
    expect(mail.text).toMatch(
      /The draft as a page, to open in a browser: draft\.html \(\d+\u00a0kB\), attached\./,
    );
    expect(new TextDecoder().decode(mail.attachments[2]?.content as ArrayBuffer)).toContain(
      "<title>Kari</title>",
    );
    const content = mail.attachments[0]?.content;
    expect(Buffer.from(content as ArrayBuffer).equals(cv)).toBe(true);
    expect(uploads()).toEqual([]);
  });

  test("is accepted as JSON with the draft as text", async () => {
    const { id } = await (await post(filled({ draft }))).json();
    expect(storedAttachments(server.dataDir, id).map(({ bytes }) => bytes.toString())).toEqual([draft]);
    const large = JSON.stringify({ basics: { image: '"'.repeat(400_000) } });
    expect((await post(filled({ draft: large }))).status).toBe(200);
  });

  test("is stored without JavaScript", async () => {
    const answer = await upload({ file: file(pdf(5000)), lang: "no" }, { accept: "text/html" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/no/contact/sent"]);
  });

  test("is accepted with an empty file input", async () => {
    const { id } = await (await upload({ file: file("", "") })).json();
    expect(storedAttachments(server.dataDir, id)).toEqual([]);
  });

  test("is stored once when sent twice, and rejected when the key is reused with another file", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const parts = { ...filled(), file: file(pdf(20_000)) };
    const first = await (await upload(parts, headers)).json();
    expect(await (await upload(parts, headers)).json()).toEqual(first);
    expect(storedAttachments(server.dataDir, first.id)).toHaveLength(1);
    const other = await upload({ ...parts, file: file(pdf(20_000)) }, headers);
    expect(await readError(other)).toMatchObject({ status: 422, code: "idempotency_key_reused" });
  });
});

describe("an attachment that is not allowed", () => {
  const zip = (entries: string) => Buffer.from(`PK\u0003\u0004${"\0".repeat(26)}${entries}`, "latin1");
  test.each<[string, Parts, string, string]>([
    ["10 MB and one byte", { file: file(pdf(fileLimit + 1)) }, "file", "too_long"],
    ["a zip bomb", { file: file(zip("bomb.bin"), "cv.docx") }, "file", "invalid"],
    ["a program with the name of a PDF", { file: file("MZ\u0090", "cv.pdf") }, "file", "invalid"],
    ["a web page", { file: file("<!doctype html><script>1</script>", "cv.html") }, "file", "invalid"],
    ["an empty file", { file: file("", "cv.pdf") }, "file", "invalid"],
    ["an invalid draft", { draft: file(pdf(100), "draft.json") }, "draft", "invalid"],
    ["too large a draft", { draft: file(`{"a":"${"x".repeat(draftLimit)}"}`) }, "draft", "too_long"],
  ])("is rejected with an error of its field: %s", async (_what, parts, field, code) => {
    const before = countStored();
    expect(await readError(await upload(parts))).toMatchObject({ status: 422, fields: [{ field, code }] });
    expect(countStored()).toBe(before);
    expect(uploads()).toEqual([]);
  });

  test("of exactly 10 MB is allowed", async () => {
    const { id } = await (await upload({ file: file(pdf(fileLimit)) })).json();
    expect(storedAttachments(server.dataDir, id)[0]).toMatchObject({ size: fileLimit });
  });

  test("returns a page with the typed message without JavaScript", async () => {
    const answer = await upload(
      { message: "Keep <me>", lang: "no", file: file(pdf(fileLimit + 5_000_000)) },
      { accept: "text/html" },
    );
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain("Keep &lt;me&gt;");
    expect(page).toMatch(/data-problem="file">[^<]*10 MB/);
  });

  test("is reported together with other errors", async () => {
    const answer = await upload({ email: "kari", file: file("MZ") });
    expect((await readError(answer)).fields).toEqual([
      { field: "email", code: "invalid" },
      { field: "file", code: "invalid" },
    ]);
  });
});

test("a file does not take the name of the draft, which is trusted to hold what may be shown", async () => {
  const { id } = await (await upload({ file: file(draft, "Draft.JSON"), draft: file(draft) })).json();
  expect(storedAttachments(server.dataDir, id).map(({ name }) => name)).toEqual(["cv.json", "draft.json"]);
});

describe("a request that does not come from the site's form", () => {
  test("is rejected without reading it when it comes from another site", async () => {
    for (const origin of ["https://evil.example", "https://cdn.example", "null"]) {
      expect((await upload({ file: file(pdf(100)) }, { origin })).status).toBe(403);
    }
  });

  test("is rejected at the Supabase-compatible address", async () => {
    const answer = await fetch(server.url + contactFunctionPath, { method: "POST", body: new FormData() });
    expect((await readError(answer)).status).toBe(415);
  });

  test.each([
    [
      "ends in the middle of a part",
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    ],
    ["has no boundary", "nothing"],
  ])("is rejected when it %s", async (_what, body) => {
    const answer = await post(body, { "content-type": "multipart/form-data; boundary=x" }, contactFormPath);
    expect(answer.status).toBe(400);
    expect(uploads()).toEqual([]);
  });

  test("leaves no data when the client disconnects", async () => {
    const before = countStored();
    const head = `POST ${contactFormPath} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 999999\r\n\r\n`;
    await converse(
      server.port,
      `${head}--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${"%PDF".repeat(50_000)}`,
      500,
    );
    expect(countStored()).toBe(before);
    expect(uploads()).toEqual([]);
  });
});

test("mails a draft that no page can be made of, and says why in the log", async () => {
  const bad = `{"basics":${JSON.stringify({ name: "a".repeat(2000) })}}`;
  const { id } = await (await upload({ draft: file(bad, "draft.json") })).json();
  const mail = (await mailAbout(id)).parsed;
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(["draft.json"]);
  expect(server.output()).toMatch(/"code":"page:1".*a mail is sent without the page of its draft/);
});

test("stores a message without its file when a client's or the storage limit is exceeded, and says so", async () => {
  const siteDir = writeSite();
  for (const env of [{ RATE_ATTACHMENTS: "2/1h" }, { ATTACHMENTS_MB: "1" }] as Record<string, string>[]) {
    const own = await startServer({ siteDir, env });
    for (let count = 0; count < 2; count++) {
      const withFile = await upload({ file: file(pdf(500_000)) }, {}, own.url);
      expect(await withFile.json()).not.toHaveProperty("withoutAttachments");
    }
    const parts = { ...filled(), file: file(pdf(500_000)) };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await (await upload(parts, headers, own.url)).json();
    expect(answer).toMatchObject({ ok: true, withoutAttachments: true });
    expect(await (await upload(parts, headers, own.url)).json()).toEqual(answer);
    const plain = await upload({ file: file(pdf(500_000)) }, { accept: "text/html" }, own.url);
    expect(plain.headers.get("location")).toBe("/contact/sent#without-file");
    expect(storedAttachments(own.dataDir)).toHaveLength(2);
    expect((await runInbox(own.dataDir, "list")).out).toContain(answer.id.slice(0, 8));
    await own.stop();
  }
});

test("answers 503 for a full disk and loses nothing acknowledged", async () => {
  const own = await startServer({ siteDir: writeSite(), largestFileKiB: 3000 });
  const acknowledged: string[] = [];
  let status = 200;
  for (let count = 0; count < 12 && status === 200; count++) {
    const answer = await upload({ file: file(pdf(700_000)) }, {}, own.url);
    ({ status } = answer);
    if (status === 200) acknowledged.push((await answer.json()).id);
  }
  expect(status).toBe(503);
  expect((await upload({ file: file(pdf(5_000_000)) }, {}, own.url)).status).toBe(503);
  await own.kill();
  for (const id of acknowledged) expect(storedAttachments(own.dataDir, id)[0]?.size).toBe(700_000);
});

test("the owner lists, saves, exports and erases files, and makes a website of a draft", async () => {
  const cv = pdf(900_000);
  const email = "files@example.no";
  const { id } = await (await upload({ email, file: file(cv, "My CV.pdf"), draft: file(draft) })).json();
  const inbox = (...args: string[]) => runInbox(server.dataDir, { SITE_DIR: siteDir }, ...args);
  expect((await inbox("show", id)).out).toContain("My CV.pdf (879\u00a0kB)");
  const folder = join(server.dataDir, "saved");
  expect((await inbox("files", id, folder)).out).toContain("draft.json");
  expect(readdirSync(folder).sort()).toEqual(["My CV.pdf", "draft.html", "draft.json"]);
  expect((await inbox("files", id, folder)).code).not.toBe(0);
  expect((await inbox("export")).out).toContain('"My CV.pdf, draft.json"');
  const { attachments } = JSON.parse((await inbox("privacy", "export", email)).out);
  expect(Buffer.from(attachments[0].content, "base64").equals(cv)).toBe(true);
  const { id: plain } = await (await upload({})).json();
  const site = join(server.dataDir, "customer");
  const made = await Promise.all(
    [id.slice(0, 8), plain, "ffffffff"].map((given) => runProfile(server.dataDir, given, "--out", site)),
  );
  expect(made.map(({ code }) => code)).toEqual([0, 1, 1]);
  expect(made[0]?.out).toContain("Kari, kyst, English");
  expect(made[0]?.out).toContain(`basics.email is the address of the message, ${email}`);
  expect(readFileSync(join(site, "site/index.html"), "utf8")).not.toContain(email);
  expect(readdirSync(site)).toEqual(["resume.json", "site"]);
  expect(made[1]?.out).toContain("No files came with this message");
  expect(made[2]?.out).toContain("No single message has this id");
  await inbox("privacy", "erase", email);
  expect(storedAttachments(server.dataDir, id)).toEqual([]);
  expect(stored(id)).toEqual({});
});
