import { join } from "node:path";
import { parseEmail } from "../../shared/email.ts";
import { parseDatabaseUrl } from "./postgres-addresses.ts";
import {
  type Rate,
  readChoice,
  readInteger,
  readList,
  readMailbox,
  readOrigin,
  readRates,
  readTrustProxy,
  SettingError,
  type TrustProxy,
} from "./setting-values.ts";

/** All settings, parsed and validated. */
export interface Settings {
  production: boolean;
  host: string;
  port: number;
  /** Undefined on a local machine: links in mails use localhost, and every host name is accepted. */
  siteUrl: string | undefined;
  siteDir: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtp: { url: string; requireTls: boolean } | undefined;
  mail: {
    from: Mailbox;
    to: Mailbox;
    envelopeFrom: string;
    retryBaseMs: number;
    /** Timeout of a reply of the mail server. */
    timeoutMs: number;
    leaseMs: number;
  };
  /** Signs links. When undefined, a secret is generated in the data folder on the first start. */
  tokenSecret: string | undefined;
  allowedOrigins: string[];
  apiKey: string | undefined;
  metricsToken: string | undefined;
  trustProxy: TrustProxy;
  /** Additional origins that pages may load from, by purpose. */
  pageOrigins: { scheduler: string[]; script: string[]; connect: string[]; image: string[]; media: string[] };
  rates: Record<RateName, Rate[]>;
  retentionDays: number;
  /** Maximum bytes of all stored attachments. */
  attachmentBytes: number;
  /** Folder for files during upload. */
  uploadDir: string;
  logLevel: string;
  logIp: "off" | "prefix";
  prestopMs: number;
  shutdownGraceMs: number;
}

/** Rate limits: requests of a client, and mails to visitors. */
export type RateName =
  | "contact"
  | "attachments"
  | "newsletter"
  | "booking"
  | "changes"
  | "slots"
  | "links"
  | "mail";

export interface Mailbox {
  name: string;
  address: string;
}

type Environment = Readonly<Record<string, string | undefined>>;
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Reads the settings from environment variables.
 *
 * @param env the process environment; an empty value counts as absent
 * @param readFile reads the file that a `…_FILE` variable names
 * @param owner values of content/data/site.json and content/, used as defaults
 * @throws SettingError naming the first invalid setting
 */
export function readSettings(
  env: Environment,
  readFile: (path: string) => string,
  owner: { brand: string; email: string; messageDays: number },
): Settings {
  const get = (name: string) => env[name]?.trim() || undefined;
  const or = (name: string, fallback: string) => get(name) ?? fallback;
  const secret = (name: string) => get(name) ?? readSecretFile(`${name}_FILE`, get(`${name}_FILE`), readFile);
  const origins = (name: string) => readList(or(name, ""), (item) => readOrigin(name, item));

  const production = env.NODE_ENV === "production";
  const siteUrl = get("SITE_URL");
  if (production && !siteUrl) {
    throw new SettingError("SITE_URL", "is required in production, for example https://example.com");
  }

  const mailbox = { name: owner.brand, address: owner.email };
  const from = get("MAIL_FROM") ? readMailbox("MAIL_FROM", or("MAIL_FROM", "")) : mailbox;
  const to = get("MAIL_TO") ? readMailbox("MAIL_TO", or("MAIL_TO", "")) : mailbox;
  checkAddress("MAIL_FROM", from.address);
  checkAddress("MAIL_TO", to.address);
  const smtp = readSmtp(secret("SMTP_URL"), or("SMTP_REQUIRE_TLS", "auto"));
  if (smtp && production) {
    for (const name of ["MAIL_FROM", "MAIL_TO"]) {
      if (!get(name)) throw new SettingError(name, "is required when SMTP_URL is set");
    }
  }

  const timeoutMs = readInteger("MAIL_TIMEOUT_MS", or("MAIL_TIMEOUT_MS", "30000"), 100, 600_000);
  const leaseMs = readInteger("MAIL_LEASE_MS", or("MAIL_LEASE_MS", "60000"), 1000, 3_600_000);
  if (leaseMs < 2 * timeoutMs) {
    throw new SettingError(
      "MAIL_LEASE_MS",
      `must be at least twice MAIL_TIMEOUT_MS (${timeoutMs}): a mail whose lease ends while it is being sent is sent twice`,
    );
  }

  const databaseUrl = readDatabaseUrl(secret("DATABASE_URL"));
  const tokenSecret = checkSecret("TOKEN_SECRET", secret("TOKEN_SECRET"));
  if (databaseUrl && !tokenSecret) {
    throw new SettingError(
      "TOKEN_SECRET",
      "is required with DATABASE_URL: all servers that share a database need the same one",
    );
  }

  return {
    production,
    host: or("HOST", "127.0.0.1"),
    port: readInteger("PORT", or("PORT", "3000"), 0, 65_535),
    siteUrl: siteUrl && readOrigin("SITE_URL", siteUrl),
    siteDir: or("SITE_DIR", "dist"),
    dataDir: or("DATA_DIR", "data"),
    databaseUrl,
    smtp,
    mail: {
      from,
      to,
      envelopeFrom: readMailbox("MAIL_ENVELOPE_FROM", or("MAIL_ENVELOPE_FROM", from.address)).address,
      retryBaseMs: readInteger("MAIL_RETRY_BASE_MS", or("MAIL_RETRY_BASE_MS", "30000"), 10, 3_600_000),
      timeoutMs,
      leaseMs,
    },
    tokenSecret,
    allowedOrigins: origins("ALLOWED_ORIGINS"),
    apiKey: secret("API_KEY"),
    metricsToken: checkSecret("METRICS_TOKEN", secret("METRICS_TOKEN")),
    trustProxy: readTrustProxy("TRUST_PROXY", or("TRUST_PROXY", "0")),
    pageOrigins: {
      scheduler: origins("SCHEDULER_URL"),
      script: origins("ANALYTICS_ORIGIN"),
      connect: [...origins("SUPABASE_URL"), ...origins("ANALYTICS_ORIGIN")],
      image: origins("ANALYTICS_ORIGIN"),
      media: origins("MEDIA_ORIGINS"),
    },
    rates: {
      contact: readRates("RATE_CONTACT", or("RATE_CONTACT", "5/10m,20/1d")),
      attachments: readRates("RATE_ATTACHMENTS", or("RATE_ATTACHMENTS", "5/1h,10/1d")),
      newsletter: readRates("RATE_NEWSLETTER", or("RATE_NEWSLETTER", "3/1h")),
      booking: readRates("RATE_BOOKING", or("RATE_BOOKING", "5/1h,10/1d")),
      changes: readRates("RATE_CHANGES", or("RATE_CHANGES", "10/1h,30/1d")),
      slots: readRates("RATE_SLOTS", or("RATE_SLOTS", "60/1m")),
      links: readRates("RATE_LINKS", or("RATE_LINKS", "30/10m")),
      mail: readRates("RATE_MAIL_GLOBAL", or("RATE_MAIL_GLOBAL", "60/1h")),
    },
    retentionDays: readInteger("RETENTION_DAYS", or("RETENTION_DAYS", String(owner.messageDays)), 1, 36_500),
    attachmentBytes: readInteger("ATTACHMENTS_MB", or("ATTACHMENTS_MB", "1024"), 0, 1_000_000) * 1024 ** 2,
    uploadDir: or("UPLOAD_DIR", join(or("DATA_DIR", "data"), "uploads")),
    logLevel: readChoice("LOG_LEVEL", or("LOG_LEVEL", "info"), logLevels),
    logIp: readChoice("LOG_IP", or("LOG_IP", "off"), ["off", "prefix"]),
    prestopMs: readInteger("PRESTOP_MS", or("PRESTOP_MS", "0"), 0, 300_000),
    shutdownGraceMs: readInteger("SHUTDOWN_GRACE_MS", or("SHUTDOWN_GRACE_MS", "10000"), 0, 300_000),
  };
}

function readSecretFile(name: string, path: string | undefined, readFile: (path: string) => string) {
  if (!path) return undefined;
  try {
    return readFile(path).trim() || undefined;
  } catch {
    throw new SettingError(name, `names ${path}, which cannot be read`);
  }
}

function readSmtp(url: string | undefined, requireTls: string): Settings["smtp"] {
  if (!url) return undefined;
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname) {
    throw new SettingError("SMTP_URL", "must look like smtp://user:password@host:587 or smtps://…:465");
  }
  const wanted = readChoice("SMTP_REQUIRE_TLS", requireTls, ["auto", "yes", "no"]);
  return { url, requireTls: wanted === "auto" ? !loopback.has(parsed.hostname) : wanted === "yes" };
}

function readDatabaseUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (!parseDatabaseUrl(url)) {
    throw new SettingError(
      "DATABASE_URL",
      "must look like postgres://user:password@host:5432/name, or with several hosts host1:5432,host2:5432",
    );
  }
  return url;
}

function checkSecret(name: string, value: string | undefined): string | undefined {
  if (value && value.length < 16) throw new SettingError(name, "must have at least 16 characters");
  return value;
}

function checkAddress(name: string, address: string): void {
  if (!parseEmail(address)) throw new SettingError(name, "is not an e-mail address");
}
