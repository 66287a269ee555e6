import { hasInvisible } from "./text.ts";

/** Maximum length of an SMTP address (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const emailLimit = 254;

// RFC 5322 dot-atom. Every class excludes the dot that separates, so matching is linear in the input.
const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Parses an e-mail address that ordinary mail servers accept.
 *
 * @param text as typed, surrounding white space allowed
 * @returns the address with its domain in lower-case ASCII (`blåbær.no` becomes punycode), or undefined for anything else,
 *   also for quoted local parts and encoded words (RFC 2047), in which mail programs find other addresses
 */
export function parseEmail(text: string): string | undefined {
  const address = text.trim();
  if (address.length > emailLimit || hasInvisible(address)) return undefined;
  const at = address.lastIndexOf("@");
  const local = address.slice(0, at);
  if (at < 1 || local.length > 64 || !localPart.test(local) || local.includes("=?")) return undefined;
  const domain = toAsciiDomain(address.slice(at + 1));
  if (domain === undefined || local.length + 1 + domain.length > emailLimit) return undefined;
  return `${local}@${domain}`;
}

/** The URL parser is the IDNA implementation that browsers and Node share; it must see a bare domain only. */
function toAsciiDomain(domain: string): string | undefined {
  if (/[\s%/\\?#:@[\]]/u.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain.normalize("NFC")}`);
    return hostname.length <= 253 && asciiDomain.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
