import type { Resume } from "../../profile/resume.ts";
import { alike } from "./compare.ts";

export interface Secret {
  kind: string;
  value: string;
}

/** Private strings that must not appear in a public preview, except among the referees. */
export function leaks(secrets: Secret[], { references: _, ...open }: Resume): Secret[] {
  const texts = textsIn(open);
  return secrets.filter(({ kind, value }) => {
    const digits = value
      .replace(/\D/g, "")
      .replace(/^00/, "")
      .replace(/^47(?=\d{8}$)/, "");
    if ((kind === "reference-phone" || kind === "national-id") && digits.length >= 8)
      return texts.some((text) => text.replace(/\D/g, "").includes(digits));
    return texts.some((text) => isWholeWord(alike(value), alike(text)));
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function isWholeWord(part: string, text: string): boolean {
  const at = text.indexOf(part);
  if (at < 0) return false;
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
  return !isLetter(text[at - 1]) && !isLetter(text[at + part.length]);
}
