import type { Language } from "../../content-loader/data/types.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { singleDate } from "../parse/values/dates.ts";
import { stripInvisible } from "../strip-invisible.ts";
import type { FieldKind } from "./fields.ts";

/** A value as a person writes it: dates in words, lists in lines or with commas. */
export function formatField(
  value: string | string[] | undefined,
  kind: FieldKind,
  language: Language,
): string {
  if (value === undefined) return "";
  if (typeof value !== "string") return value.join(kind === "commas" ? ", " : "\n");
  return kind === "date" && value !== "" ? formatDate(value, language).replaceAll("\u00a0", " ") : value;
}

/**
 * The value that somebody has formatField.
 * @returns undefined where it is no date or address and can't be understood as one
 */
export function parseField(text: string, kind: FieldKind): string | string[] | undefined {
  // What was copied out of a PDF may hold accents for themselves, which fonts do not have, and signs that nobody sees.
  const trimmed = stripInvisible(text).trim();
  switch (kind) {
    case "lines":
      return parts(trimmed, "\n");
    case "commas":
      return parts(trimmed, ",");
    case "date":
      return trimmed === "" ? "" : dateIn(trimmed);
    case "url":
      return trimmed === "" ? "" : addressIn(trimmed);
    default:
      return trimmed;
  }
}

function parts(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A date in any form that the reader knows, and nothing beside it. */
function dateIn(text: string): string | undefined {
  return text.length <= 30 && !/\d{5}/.test(text) ? singleDate(text) : undefined;
}

/** With `https://` before it where a person leaves that out. */
function addressIn(text: string): string | undefined {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return /^https?:\/\/[^\s/.]+\.[^\s]{2,}$/i.test(address) ? address : undefined;
}
