import type { LanguageCode } from "../../shared/languages.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { singleDate } from "../parse/values/dates.ts";
import { stripInvisible } from "../strip-invisible.ts";
import type { FieldKind } from "./fields.ts";

/** Formats a value for editing: dates as text, lists as lines or with commas. */
export function formatField(
  value: string | string[] | undefined,
  kind: FieldKind,
  language: LanguageCode,
): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return value.join(kind === "commas" ? ", " : "\n");
  return kind === "date" && value !== "" ? formatDate(value, language).replaceAll("\u00a0", " ") : value;
}

/**
 * Parses edited text.
 * @returns undefined when the text is not a valid date or URL
 */
export function parseField(text: string, kind: FieldKind): string | string[] | undefined {
  // Text copied from a PDF may contain combining accents and invisible characters.
  const trimmed = stripInvisible(text).trim();
  switch (kind) {
    case "lines":
      return splitTrimmed(trimmed, "\n");
    case "commas":
      return splitTrimmed(trimmed, ",");
    case "date":
      return trimmed === "" ? "" : parseDate(trimmed);
    case "url":
      return trimmed === "" ? "" : parseUrl(trimmed);
    default:
      return trimmed;
  }
}

function splitTrimmed(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A date in any format of the parser, without other text. */
function parseDate(text: string): string | undefined {
  return text.length <= 30 && !/\d{5}/.test(text) ? singleDate(text) : undefined;
}

/** Adds a missing `https://`. */
function parseUrl(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/.]+\.[^\s]{2,}$/i.test(address) ? address : undefined;
}
