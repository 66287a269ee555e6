/** Finds e-mail addresses, phone numbers and web addresses. All patterns run in linear time: no nested repetition. */

export interface Span {
  from: number;
  to: number;
  value: string;
}

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;

export function findEmails(text: string): Span[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(email)].map((found) => {
    const value = found[0].replace(/^[.-]+/, "");
    return { from: found.index + found[0].length - value.length, to: found.index + found[0].length, value };
  });
}

const phone =
  /(?<![\p{L}\p{N}@._/-])(?:\+|00|\(\+|\()?\d[\d ().\-\u2010-\u2015/]{5,22}\d(?![\p{L}\p{N}@%])/gu;

const phoneLabel =
  /(?:[☎✆📞📱]|(?<!\p{L})(?:tlf|tel|telefon|telephone|phone|mob|mobil|mobile|cell))[.:]?\s{0,2}$/iu;

/** "5055550147 (Mobile)", as LinkedIn prints it. */
const phoneLabelBehind = /^\s?\((?:mobile?|home|work|hjem|privat|arbeid)\)/iu;

/**
 * Finds phone numbers: eight Norwegian digits, British and Irish ones with a leading zero, any with a country code, others
 * behind a label only. Dates, years and identity numbers are excluded.
 */
export function findPhones(text: string): Span[] {
  return [...text.matchAll(phone)].flatMap((found) => {
    const value = found[0].trim();
    // "Candidate ID 40188273", "National ID No. 40188273"
    const before = text.slice(Math.max(0, found.index - 24), found.index);
    const isReference = /(?:^|[^\p{L}])(?:ID|identity)(?: card)?(?: (?:number|no\.?))?:?\s?$/iu.test(before);
    // "EN ISO 9606-1 141"
    const isStandard = /(?:^|[^\p{L}])(?:ISO|EN|NS|NEK|IEC|DIN|BS)\s?$/u.test(before);
    const behind = text.slice(found.index + found[0].length);
    const isLabelled = phoneLabel.test(before) || phoneLabelBehind.test(behind);
    return isPhone(value, isLabelled) && !isReference && !isStandard
      ? [{ from: found.index, to: found.index + found[0].length, value }]
      : [];
  });
}

function isPhone(text: string, isLabelled: boolean): boolean {
  // The number of a researcher at orcid.org.
  if (/\d{4}-\d{4}-\d{4}-\d{3}/.test(text)) return false;
  if (/(?<!\d)\d{1,2}[./](?:19|20)\d\d(?!\d)/.test(text)) return false;
  if (/\b(19|20)\d\d\s*[-\u2010-\u2015/]\s*(19|20)\d\d\b/.test(text)) return false;
  if (/^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}$/.test(text) || /^(19|20)\d\d-\d\d-\d\d$/.test(text))
    return false;
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "");
  if (/^(\+|00|\(\+)/.test(text)) return digits.length >= 8 && digits.length <= 16;
  if (isLabelled && digits.length >= 9) return true;
  if (digits.startsWith("0")) return digits.length >= 9 && digits.length <= 12;
  if (digits.length === 8) return /^[2-9]/.test(digits) && !/^(19|20)\d\d\s?(19|20)\d\d$/.test(text);
  if (digits.length === 10) return /^47[2-9]/.test(digits) || /^\(?[2-9]\d\d\)?[\s.-]/.test(text);
  return false;
}

/** Whether a phone number is a mobile one in Norway, the United Kingdom or Ireland. */
export function isMobileNumber(text: string): boolean {
  const digits = text.replace(/\(0\)/, "").replace(/\D/g, "");
  return /^(?:(?:00)?47)?[49]\d{7}$|^(?:(?:00)?44|0)7\d{9}$|^(?:(?:00)?353|0)8[35-9]\d{7}$/.test(digits);
}

/** Whether digits are a Norwegian national identity number, by its two check digits (modulus 11, skatteetaten.no). */
export function isIdentityNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, "")].map(Number);
  if (digits.length !== 11) return false;
  const check = (weights: number[]) =>
    weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11 === 0;
  return check([3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) && check([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]);
}

const identityNumber = /(?<!\d)\d{6}[\s-]?\d{5}(?!\d)/g;

/** Finds national identity numbers with valid check digits; with `labelled`, any number of that form. */
export function findIdentityNumbers(text: string, labelled = false): Span[] {
  return [...text.matchAll(identityNumber)]
    .filter(
      (found) =>
        labelled ||
        isIdentityNumber(found[0]) ||
        /^(0[1-9]|[12]\d|3[01]|[4-7]\d)(0[1-9]|1[0-2])\d\d\s?\d{5}$/.test(found[0]),
    )
    .map((found) => ({ from: found.index, to: found.index + found[0].length, value: found[0] }));
}

const endings =
  "com|no|org|net|io|dev|me|example|uk|ie|se|dk|fi|eu|info|ai|app|de|fr|nl|pl|edu|gov|co|tech|design|blog|page|site|online|us|ca|au|in|ch|at|be|es|it|is|xyz|cv|works|studio|name|test|art|media|photo|video";
const web = new RegExp(
  `(?<![\\p{L}\\p{N}@._-])(?:https?://[^\\s|,;<>"()]{3,200}|www\\.[^\\s|,;<>"()]{3,200}|(?:[\\p{L}\\p{N}-]{1,63}\\.){1,4}(?:${endings})(?![\\p{L}\\p{N}@.-])(?:/[^\\s|,;<>"()]{0,200})?)`,
  "giu",
);

/** Finds web addresses and adds a missing `https://`. E-mail addresses are excluded. */
export function findUrls(text: string): Span[] {
  if (!text.includes(".")) return [];
  return [...text.matchAll(web)].map((found) => {
    const shown = found[0].replace(/[.:)\]]+$/, "");
    return { from: found.index, to: found.index + shown.length, value: toUrl(shown) };
  });
}

/** @returns an `https:` (or given `http:`) address */
export function toUrl(shown: string): string {
  return /^https?:\/\//i.test(shown) ? shown : `https://${shown}`;
}

const networks: [host: RegExp, network: string, path: RegExp][] = [
  [/^([a-z]{2}\.)?linkedin\./, "LinkedIn", /^\/(?:in|pub)\/([^/]+)/],
  [/^github\./, "GitHub", /^\/([^/]+)\/?$/],
  [/^gitlab\./, "GitLab", /^\/([^/]+)\/?$/],
  [/^(twitter\.|x\.com)/, "X", /^\/@?([^/]+)\/?$/],
  [/^(m\.|nb-no\.)?facebook\./, "Facebook", /^\/([^/]+)\/?$/],
  [/^instagram\./, "Instagram", /^\/([^/]+)\/?$/],
  [/^stackoverflow\./, "Stack Overflow", /^\/users\/(.+?)\/?$/],
  [/^behance\./, "Behance", /^\/([^/]+)\/?$/],
  [/^dribbble\./, "Dribbble", /^\/([^/]+)\/?$/],
  [/^medium\./, "Medium", /^\/@?([^/]+)\/?$/],
  [/^orcid\./, "ORCID", /^\/([\dX-]+)\/?$/],
  [/^scholar\.google\./, "Google Scholar", /^\/citations/],
  [/^researchgate\./, "ResearchGate", /^\/profile\/([^/]+)/],
  [/^(youtube\.|youtu\.be)/, "YouTube", /^\/@?(?:c\/|channel\/)?([^/]+)/],
  [/^mastodon\./, "Mastodon", /^\/@([^/]+)/],
  [/^xing\./, "Xing", /^\/profile\/([^/]+)/],
  [/^bsky\./, "Bluesky", /^\/profile\/([^/]+)/],
];

export const networkNames = [
  "LinkedIn",
  "GitHub",
  "GitLab",
  "Twitter",
  "Facebook",
  "Instagram",
  "Stack Overflow",
  "Behance",
  "Dribbble",
  "Medium",
  "ORCID",
  "ResearchGate",
  "YouTube",
  "Mastodon",
  "Xing",
  "Bluesky",
];

/** The network and user name of a profile URL; undefined for other URLs. */
export function parseProfileUrl(
  address: string,
): { network: string; username?: string; url: string } | undefined {
  const url = parseUrl(address);
  if (!url) return undefined;
  const host = url.hostname.replace(/^www\./, "");
  for (const [pattern, network, path] of networks) {
    if (!pattern.test(host)) continue;
    const username = path.exec(safeDecode(url.pathname))?.[1];
    return { network, ...(username ? { username } : {}), url: address };
  }
  return undefined;
}

function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
