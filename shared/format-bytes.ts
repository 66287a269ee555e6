import { type LanguageCode, languages } from "./languages.ts";

/** Formats the size of a file: `340 kB`, `2.4 MB`, `2,4 MB`. */
export function formatBytes(bytes: number, lang: LanguageCode): string {
  const isLarge = bytes >= 1024 ** 2;
  const value = isLarge ? bytes / 1024 ** 2 : Math.max(1, bytes / 1024);
  const format = new Intl.NumberFormat(languages[lang].locale, { maximumFractionDigits: isLarge ? 1 : 0 });
  return `${format.format(value)}\u00a0${isLarge ? "MB" : "kB"}`;
}
