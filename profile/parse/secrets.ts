import type { Resume } from "../resume.ts";
import type { Withheld } from "./head/private.ts";
import { privateSpans } from "./head/private.ts";
import { findEmails, findPhones } from "./values/contacts.ts";
import { trimMarks } from "./values/text.ts";

/**
 * A last look over the whole CV, referees apart: a sentence that carries an identity number, a birth date or what else was
 * withheld goes, whichever field it came into.
 */
export function withoutSecrets(resume: Resume, withheld: Withheld[]): Resume {
  const { references, ...open } = resume;
  const secrets = withheld.flatMap(secretsIn);
  const cleaned = clean(open, secrets) as Resume;
  return references ? { ...cleaned, references } : cleaned;
}

/** Strings that must not be found again. Short or common ones ("gift", "34") would take innocent sentences along. */
function secretsIn({ kind, value }: Withheld): string[] {
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
    privateSpans(part).length > 0 || secrets.some((secret) => part.includes(secret));
  if (!isSecret(text)) return text;
  const kept = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => !isSecret(sentence));
  return trimMarks(kept.join(" "));
}
