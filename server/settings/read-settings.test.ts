import { describe, expect, test } from "vitest";
import { pageHeaders } from "../http/headers.ts";
import { readSettings } from "./read-settings.ts";
import { SettingError } from "./setting-values.ts";

const owner = { brand: "Brand", email: "post@brand.example", messageDays: 365 };
const noFile = (): string => {
  throw new Error("no such file");
};
const read = (env: Record<string, string>, readFile: (path: string) => string = noFile) =>
  readSettings(env, readFile, owner);

describe("settings", () => {
  test("have defaults for a local try-out", () => {
    expect(read({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      siteUrl: undefined,
      smtp: undefined,
      mail: { to: { name: "Brand", address: "post@brand.example" } },
      trustProxy: { hops: 0 },
      rates: {
        contact: [
          { count: 5, windowMs: 600_000 },
          { count: 20, windowMs: 86_400_000 },
        ],
      },
    });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["SITE_URL", "https://example.com/path"],
    ["SITE_URL", "ftp://example.com"],
    ["SMTP_URL", "mail.example.com:25"],
    ["DATABASE_URL", "mysql://x"],
    ["MAIL_FROM", "not an address"],
    ["MAIL_LEASE_MS", "1000"],
    ["MAIL_LEASE_MS", "59999"],
    ["MAIL_TIMEOUT_MS", "0"],
    ["MAIL_TO", "a@b.no, c@d.no"],
    ["ALLOWED_ORIGINS", "https://*.example.com"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/99"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0/8"],
    ["TRUST_PROXY", "300.1.1.1/8"],
    ["TRUST_PROXY", "fd00:::/8"],
    ["RATE_CONTACT", "5 per minute"],
    ["RATE_CONTACT", "0/1m"],
    ["LOG_LEVEL", "loud"],
    ["LOG_IP", "on"],
    ["RETENTION_DAYS", "0"],
    ["SHUTDOWN_GRACE_MS", "-1"],
    ["METRICS_TOKEN", "short"],
    ["TOKEN_SECRET", "short"],
    ["API_KEY_FILE", "/nowhere"],
  ])("%s=%s is rejected by name", (name, value) => {
    const attempt = () => read({ [name]: value });
    expect(attempt).toThrow(SettingError);
    expect(attempt).toThrow(name);
  });

  test("in production require the site's address, and mail addresses with a mail server", () => {
    expect(() => read({ NODE_ENV: "production" })).toThrow("SITE_URL");
    const live = { NODE_ENV: "production", SITE_URL: "https://brand.example" };
    expect(read(live).siteUrl).toBe("https://brand.example");
    expect(() => read({ ...live, SMTP_URL: "smtp://mail.example" })).toThrow("MAIL_FROM");
  });

  test("may be read from secret files", () => {
    const settings = read({ API_KEY_FILE: "/run/secrets/key" }, (path) => `key of ${path}\n`);
    expect(settings.apiKey).toBe("key of /run/secrets/key");
  });

  test("require TLS unless the mail server is local", () => {
    expect(read({ SMTP_URL: "smtp://mail.example:587" }).smtp?.requireTls).toBe(true);
    expect(read({ SMTP_URL: "smtp://127.0.0.1:1025" }).smtp?.requireTls).toBe(false);
    expect(read({ SMTP_URL: "smtp://mail.example", SMTP_REQUIRE_TLS: "no" }).smtp?.requireTls).toBe(false);
  });

  test("trust proxies by count or by network", () => {
    expect(read({ TRUST_PROXY: "2" }).trustProxy).toEqual({ hops: 2 });
    expect(read({ TRUST_PROXY: "10.0.0.0/8, fd00::/8" }).trustProxy).toEqual({
      networks: [
        { address: "10.0.0.0", prefix: 8 },
        { address: "fd00::", prefix: 8 },
      ],
    });
  });

  test("allow the origins of a tag manager only", () => {
    expect(read({}).pageOrigins).toEqual({ scheduler: [], script: [], connect: [], image: [], media: [] });
    const { "Content-Security-Policy": header } = pageHeaders(
      read({ ANALYTICS_ORIGIN: "https://tags.example" }),
      {
        scripts: ["'sha256-a'"],
        styles: [],
      },
    );
    expect(header).toContain("script-src 'self' 'sha256-a' https://tags.example;");
    expect(header).toContain("connect-src 'self' https://tags.example;");
    expect(header).toContain("img-src 'self' data: https://tags.example;");
  });

  test("keep messages as long as the privacy policy says by default", () => {
    expect(read({}).retentionDays).toBe(owner.messageDays);
    expect(read({ RETENTION_DAYS: "30" }).retentionDays).toBe(30);
  });
});
