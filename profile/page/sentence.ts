import type { LanguageCode } from "../../shared/languages.ts";
import { profileMessages } from "./messages.ts";

/** The full stop after a text, unless it ends with punctuation. */
export function stopAfter(text = ""): string {
  return /[.!?…][»’”"')\]]*$/.test(text) ? "" : ".";
}

/** Adds a full stop unless the text ends with punctuation. */
export function asSentence(text: string): string {
  return text + stopAfter(text);
}

/** Capitalizes the first letter, except in words such as `iOS`. */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}(?![\p{Ll}-]*\p{Lu})/u, (first) => first.toUpperCase());
}

/** `a, b and c` / `a, b og c`. */
export function joinList(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}`;
}

/** The name of a language within a sentence, lowercase in Norwegian. */
export function languageInSentence(name: string, language: LanguageCode): string {
  return profileMessages[language].hasSmallLanguageNames
    ? name.replace(/^\p{Lu}/u, (first) => first.toLowerCase())
    : name;
}

/** A name with a note in brackets: `English (fluent)`. */
export function withNote(name: string, notes: readonly string[], language: LanguageCode): string {
  return notes.length > 0 ? `${name} (${joinList(notes, profileMessages[language].and)})` : name;
}

/** The first sentence of a text, and the rest. */
export function firstSentence(text: string): [first: string, rest: string] {
  const [first = text] = /^.+?[.!?…](?=\s+\p{Lu}|$)/u.exec(text) ?? [];
  return [first, text.slice(first.length).trim()];
}
