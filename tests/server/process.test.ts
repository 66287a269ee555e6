import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contactFormPath, contactFunctionPath } from "../../shared/contact.ts";
import { postJson, submitForm } from "../support/requests.ts";
import { launch, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const siteDir = writeSite();

/** Submits the contact form without JavaScript. */
const submit = (url: string, change: Record<string, string> = {}) =>
  submitForm(url + contactFormPath, { name: "A", email: "a@example.no", message: "Hello", ...change });

describe("a start", () => {
  test("with an invalid setting exits with code 78 and names it", async () => {
    const process = launch({ PORT: "many", SITE_DIR: siteDir });
    expect(await process.exited).toBe(78);
    expect(process.output()).toMatch(/^PORT: /);
  });

  test("without a built site exits with code 78 and says what to do", async () => {
    const process = launch({ SITE_DIR: "/nowhere" });
    expect(await process.exited).toBe(78);
    expect(process.output()).toContain("build the site first");
  });

  test("that only checks the settings prints them without secrets", async () => {
    const secret = "a-very-secret-password";
    const process = launch(
      { SITE_DIR: siteDir, SMTP_URL: `smtp://me:${secret}@mail.example:587`, API_KEY: secret },
      ["--check-config"],
    );
    expect(await process.exited).toBe(0);
    expect(process.output()).toContain("mail.example:587");
    expect(process.output()).not.toContain(secret);
  });

  test("next to another server on the same data or port exits with code 1", async () => {
    const server = await startServer({ siteDir });
    const second = launch({ PORT: "0", SITE_DIR: siteDir, DATA_DIR: server.dataDir });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain("Another server");
    const third = launch({
      PORT: String(server.port),
      SITE_DIR: siteDir,
      DATA_DIR: mkdtempSync(join(tmpdir(), "third-")),
    });
    expect(await third.exited).toBe(1);
    expect(third.output()).toContain("cannot listen");
    expect(await server.stop()).toBe(0);
  });
});

test("writes no visitor data to any log or file except the database", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "canary-"));
  // The mail server is unreachable, so the mail stays in the database and the failure is logged.
  const server = await startServer({
    siteDir,
    dataDir,
    env: { SMTP_URL: "smtp://127.0.0.1:9", LOG_LEVEL: "trace" },
  });
  const headers = {
    "content-type": "application/json",
    "user-agent": "canary-agent",
    referer: "https://canary-referrer.example/",
    apikey: "canary-apikey",
    authorization: "Bearer canary-bearer",
    cookie: "canary=cookie",
    "x-forwarded-for": "203.0.113.77",
    "idempotency-key": "canary-idempotency",
  };
  const typed = {
    name: "canary-name",
    email: "canary-mail@example.no",
    message: "canary-message",
    package: "canary-package",
  };
  const ask = (path: string, body: string) => fetch(server.url + path, { method: "POST", headers, body });
  expect((await ask("/api/contact?canary-query=1", JSON.stringify(typed))).status).toBe(200);
  expect((await ask("/api/contact", JSON.stringify({ ...typed, email: "canary" }))).status).toBe(422);
  expect((await ask("/api/contact", "{canary-json")).status).toBe(400);
  expect((await ask("/api/canary-path", "{}")).status).toBe(404);
  expect((await fetch(`${server.url}/canary-page?canary`, { headers })).status).toBe(404);
  await expect.poll(server.output).toContain("mail not sent yet");
  expect(await server.stop()).toBe(0);

  expect(server.output()).not.toMatch(/canary|203\.0\.113/i);
  for (const name of filesIn(dataDir).filter((file) => !file.startsWith("site.db"))) {
    expect(readFileSync(join(dataDir, name), "latin1")).not.toMatch(/canary/);
  }
  rmSync(dataDir, { recursive: true, force: true });
});

describe("the rate limit", () => {
  test("counts by the address that the trusted proxy saw, which is logged as a coarse network where enabled", async () => {
    const env = { RATE_CONTACT: "2/10m", TRUST_PROXY: "1", LOG_IP: "prefix" };
    const server = await startServer({ siteDir, env });
    const post = (address: string, message: string) => {
      const headers = { "x-forwarded-for": `9.9.9.9, ${address}`, origin: server.url };
      return postJson(server.url + contactFormPath, { name: "A", email: "a@example.no", message }, headers);
    };
    expect((await post("198.51.100.1", "one")).status).toBe(200);
    expect((await post("198.51.100.1", "two")).status).toBe(200);
    const third = await post("198.51.100.1", "three");
    expect(third.status).toBe(429);
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(590);
    expect((await post("198.51.100.2", "four")).status).toBe(200);
    await expect.poll(server.output).toContain('"net":"198.51.100.0/24"');
    expect(server.output()).not.toMatch(/198\.51\.100\.[12]/);
    await server.stop();
  });

  test("allows sending after five validation errors, and then returns a page with the typed message", async () => {
    // An empty value means the default limit.
    const server = await startServer({ siteDir, env: { RATE_CONTACT: "" } });
    for (let count = 0; count < 5; count++)
      expect((await submit(server.url, { email: "kari" })).status).toBe(422);
    expect((await submit(server.url)).status).toBe(303);
    const sendMany = Array.from({ length: 5 }, () =>
      submit(server.url, { message: "a long message", lang: "no" }),
    );
    const rejected = (await Promise.all(sendMany)).find(({ status }) => status === 429);
    const page = await rejected?.text();
    expect(page).toContain("Vent noen minutter");
    expect(page).toContain("a long message");
    await server.stop();
  });
});

test("requires a configured API key from programs and not from the site's form", async () => {
  const server = await startServer({ siteDir, env: { API_KEY: "the-public-key" } });
  const message = { name: "A", email: "a@example.no", message: "key" };
  expect((await postJson(server.url + contactFormPath, message)).status).toBe(401);
  const withKey = await postJson(server.url + contactFunctionPath, message, { apikey: "the-public-key" });
  expect(withKey.status).toBe(200);
  const form = await submit(server.url);
  expect(form.status).toBe(303);
  await server.stop();
});

/** Relative paths of all files in a folder and its subfolders. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}
