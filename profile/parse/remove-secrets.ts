import type { Resume } from "../resume.ts";
import type { Withheld } from "./head/private-facts.ts";
import { findPrivateSpans } from "./head/private-facts.ts";
import { findEmails, findPhones } from "./values/contacts.ts";
import { trimSeparators } from "./values/text.ts";

/**
 * Removes every sentence that contains an identity number, a birth date or another withheld value from all fields
 * except the references.
 */
export function removeSecrets(resume: Resume, withheld: Withheld[]): Resume {
  const { references, ...open } = resume;
  const secrets = withheld.flatMap(secretStrings);
  const cleaned = clean(open, secrets) as Resume;
  return references ? { ...cleaned, references } : cleaned;
}

/** Strings that must not remain. Short or common ones ("gift", "34") would remove unrelated sentences. */
function secretStrings({ kind, value }: Withheld): string[] {
  if (kind === "home-address" || kind === "nationality") return [];
  if (kind === "reference") return [...findEmails(value), ...findPhones(value)].map((span) => span.value);
  return value.length >= 6 && /\d/.test(value) ? [value] : [];
}

function clean(value: unknown, secrets: string[]): unknown {
  if (typeof value === "string") return cleanText(value, secrets);
  if (Array.isArray(value))
    return value.map((item) => clean(item, secrets)).filter((item) => item !== "" && item !== undefined);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([field, below]): [string, unknown] => [
    field,
    clean(below, secrets),
  ]);
  return Object.fromEntries(fields.filter(([, below]) => below !== "" && below !== undefined));
}

function cleanText(text: string, secrets: string[]): string {
  const isSecret = (part: string) =>
    findPrivateSpans(part).length > 0 || secrets.some((secret) => part.includes(secret));
  if (!isSecret(text)) return text;
  const kept = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => !isSecret(sentence));
  return trimSeparators(kept.join(" "));
}
