import { type LanguageCode, languages } from "../../shared/languages.ts";
import type { Basics, Location } from "../resume.ts";
import { profileMessages } from "./messages.ts";
import { firstSentence } from "./sentence.ts";
import { asTitle } from "./tidy.ts";

/** Maximum length of a headline. */
const maxHeadline = 100;

/** Shorter lines without a full stop are paragraphs of their own, such as a motto. */
const minBrokenLine = 50;

/**
 * The headline of a page: the first sentence of the summary if it is short enough, or else the job title. `lead` is the rest
 * of the summary.
 */
export function chooseHeadline(basics: Pick<Basics, "summary" | "label">): {
  headline?: string;
  headlineField?: "label" | "summary";
  label?: string;
  lead: string[];
} {
  const label = asTitle(basics.label?.trim());
  const [opening = "", ...rest] = splitSummary(basics.summary);
  const [sentence, others] = firstSentence(opening);
  if (!sentence || sentence.length > maxHeadline)
    return {
      headline: label,
      ...(label && { headlineField: "label" as const }),
      lead: [opening, ...rest].filter(Boolean),
    };
  return { headline: sentence, headlineField: "summary", label, lead: [others, ...rest].filter(Boolean) };
}

/** The paragraphs of a summary. A line that ends within a sentence continues on the next one. */
function splitSummary(summary = ""): string[] {
  const paragraphs: string[] = [];
  for (const line of summary.split(/\n+/).map((one) => one.trim())) {
    const last = paragraphs.at(-1);
    if (last && last.length >= minBrokenLine && /[\p{L}\p{N},]$/u.test(last) && /^[\p{L}\p{N}]/u.test(line))
      paragraphs[paragraphs.length - 1] = `${last} ${line}`;
    else if (line) paragraphs.push(line);
  }
  return paragraphs;
}

/** Titles in front of a name. */
const academicTitle = /^(?:(?:dr|prof|professor|ph\.?d|mr|mrs|ms)\.?\s+)+(?=\S)/i;

/** First and last initial of a name, ignoring titles and lowercase particles. */
export function getInitials(name: string): string {
  const parts = name
    .trim()
    .replace(academicTitle, "")
    .split(/[\s-]+/)
    .filter((part) => /^\p{Lu}/u.test(part));
  const [first = firstCharacter(name.trim()).toUpperCase()] = parts.map(firstCharacter);
  const last = parts.length > 1 ? firstCharacter(parts.at(-1) ?? "") : "";
  return first + last;
}

/** The first code point, because a lone surrogate is invalid in URLs. */
function firstCharacter(text: string): string {
  return [...text][0] ?? "";
}

/** Town and country; Norway is omitted on a Norwegian page. */
export function formatPlace(location: Location | undefined, language: LanguageCode): string | undefined {
  const { city, region, countryCode } = location ?? {};
  // Parsers take "(NO)" after an address for a town.
  const town = [city, region].find((name) => name && !/^\(.*\)$/.test(name));
  const parts = [town, countryName(countryCode, language)].filter(Boolean);
  return parts.join(", ") || undefined;
}

function countryName(code: string | undefined, language: LanguageCode): string | undefined {
  if (!code || !/^[a-z]{2}$/i.test(code) || code.toUpperCase() === profileMessages[language].homeCountry)
    return undefined;
  const names = new Intl.DisplayNames(languages[language].locale, { type: "region" });
  return names.of(code.toUpperCase());
}
