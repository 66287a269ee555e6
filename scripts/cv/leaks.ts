import type { Resume } from "../../profile/resume.ts";
import { normalizeText } from "./compare.ts";

export interface Secret {
  kind: string;
  value: string;
}

/** Private strings that must not appear in a public preview, except among the referees. */
export function findLeaks(secrets: Secret[], { references: _, ...open }: Resume): Secret[] {
  const texts = listStrings(open);
  return secrets.filter(({ kind, value }) => {
    const digits = value
      .replace(/\D/g, "")
      .replace(/^00/, "")
      .replace(/^47(?=\d{8}$)/, "");
    if ((kind === "reference-phone" || kind === "national-id") && digits.length >= 8)
      return texts.some((text) => text.replace(/\D/g, "").includes(digits));
    return texts.some((text) => containsWords(value, text));
  });
}

function listStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

/** Whether a text contains a value in whole words, whatever the case. */
export function containsWords(value: string, whole: string): boolean {
  const [part, text] = [normalizeText(value), normalizeText(whole)];
  const index = text.indexOf(part);
  if (index < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(text[index - 1]) && !isLetter(text[index + part.length]);
}
