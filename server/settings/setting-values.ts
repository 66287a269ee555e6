/** Parses single settings. Each function throws a `SettingError` that says what is valid. */
import { isIP } from "node:net";

/** An invalid setting; `setting` is the name of its environment variable. */
export class SettingError extends Error {
  readonly setting: string;
  constructor(setting: string, message: string) {
    super(`${setting}: ${message}`);
    this.setting = setting;
  }
}

export interface Rate {
  count: number;
  windowMs: number;
}

/** How `X-Forwarded-For` is read: a number of proxies, or their networks. */
export type TrustProxy = { hops: number } | { networks: { address: string; prefix: number }[] };

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

export function readInteger(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new SettingError(name, `must be a whole number from ${min} to ${max}`);
  }
  return value;
}

export function readChoice<const T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new SettingError(name, `must be one of ${choices.join(", ")}`);
  return found;
}

/** A bare http(s) origin such as `https://example.com`, without path, user or query. */
export function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
  if (!url || !bare || url.username || text.includes("*")) {
    throw new SettingError(name, "must be an origin such as https://example.com, without a path");
  }
  return url.origin;
}

export function readList<T>(text: string, read: (item: string) => T): T[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(read);
}

/** One or several rates, `5/10m,20/1d`: a count per time (s, m, h, d). */
export function readRates(name: string, text: string): Rate[] {
  const rates = readList(text, (item) => {
    const match = /^(\d{1,6})\/(\d{1,4})([smhd])$/.exec(item);
    const [, count, length, unit] = match ?? [];
    if (!Number(count) || !Number(length)) {
      throw new SettingError(name, "must look like 5/10m or 5/10m,20/1d");
    }
    return { count: Number(count), windowMs: Number(length) * units[unit as keyof typeof units] };
  });
  if (rates.length === 0) throw new SettingError(name, "must look like 5/10m or 5/10m,20/1d");
  return rates;
}

export function readTrustProxy(name: string, text: string): TrustProxy {
  if (/^\d$/.test(text)) return { hops: Number(text) };
  const networks = readList(text, (item) => {
    const [, address = "", length = ""] = /^([0-9a-fA-F.:]+)\/(\d{1,3})$/.exec(item) ?? [];
    const prefix = Number(length);
    const version = isIP(address);
    if (version === 0 || prefix > (version === 6 ? 128 : 32)) {
      throw new SettingError(name, "must be a number of proxies (0 to 9) or networks such as 10.0.0.0/8");
    }
    return { address, prefix };
  });
  return { networks };
}

/** One e-mail address, bare or as `Name <address>`. */
export function readMailbox(name: string, text: string): { name: string; address: string } {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim());
  const address = match?.[2] ?? match?.[3] ?? "";
  if (!/^[^@\s,;]+@[^@\s,;]+$/.test(address)) {
    throw new SettingError(name, "must be one e-mail address, or a name and an address in angle brackets");
  }
  return { name: match?.[1]?.trim() ?? "", address };
}
