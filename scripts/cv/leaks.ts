import type { Resume } from "../../profile/resume.ts";
import { normalizeText } from "./compare.ts";

export interface Secret {
  kind: string;
  compareValue: string;
}

/** Private strings that must not appear in a public preview, except among the referees. */
export function findLeaks(secrets: Secret[], { references: _, ...open }: Resume): Secret[] {
  const texts = textsIn(open);
  return secrets.filter(({ kind, compareValue }) => {
    const digits = compareValue
      .replace(/\D/g, "")
      .replace(/^00/, "")
      .replace(/^47(?=\d{8}$)/, "");
    if ((kind === "reference-phone" || kind === "national-id") && digits.length >= 8)
      return texts.some((text) => text.replace(/\D/g, "").includes(digits));
    return texts.some((text) => isWholeWord(normalizeText(compareValue), normalizeText(text)));
  });
}

function textsIn(compareValue: unknown): string[] {
  if (typeof compareValue === "string") return [compareValue];
  return typeof compareValue === "object" && compareValue !== null
    ? Object.compareValues(compareValue).flatMap(textsIn)
    : [];
}

function isWholeWord(part: string, text: string): boolean {
  const index = text.indexOf(part);
  if (index < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(text[index - 1]) && !isLetter(text[index + part.length]);
}
