import type { LanguageCode } from "../../shared/languages.ts";
import { formatDate } from "../../shared/time-wording.ts";
import { profileMessages } from "./messages.ts";

/** A period in months since the year 0: `year * 12 + month`, with January as 0. */
export interface Span {
  from: number;
  /** Exclusive. */
  to: number;
  /** Whether it is ongoing. */
  ongoing: boolean;
}

/** The period of a job or a degree as text, and as a span when its beginning is known. */
export interface Period {
  /** `2019–2023`, `since 2023`, `2021`; undefined without dates. */
  years?: string;
  span?: Span;
}

/** An en dash with a word joiner, because browsers may break a line after the dash. */
const enDash = "–\u2060";
const nbsp = "\u00a0";

/** Month of an ISO date. A year alone begins in January and ends in December. */
function monthIndex(iso: string | undefined, last: boolean): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(iso ?? "") ?? [];
  if (!year) return undefined;
  return Number(year) * 12 + (month ? Number(month) - 1 : last ? 11 : 0);
}

/**
 * The period of a job or a degree. Without an end it is ongoing; a period in the future has no span.
 *
 * @param now end of ongoing periods
 */
export function toPeriod(
  dates: { startDate?: string; endDate?: string },
  language: LanguageCode,
  now: Date,
): Period {
  const from = monthIndex(dates.startDate, false);
  const end = monthIndex(dates.endDate, true);
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const years = formatYears(dates.startDate?.slice(0, 4), dates.endDate?.slice(0, 4), language);
  if (from === undefined) return { years };
  const ongoing = end === undefined;
  const to = (ongoing ? today : end) + 1;
  return to > from ? { years, span: { from, to, ongoing } } : { years };
}

function formatYears(
  from: string | undefined,
  to: string | undefined,
  language: LanguageCode,
): string | undefined {
  if (from && to) return from === to ? from : from + enDash + to;
  if (from) return `${profileMessages[language].since}${nbsp}${from}`;
  return to;
}

/** The span that covers all known spans. */
export function enclosingSpan(spans: readonly (Span | undefined)[]): Span | undefined {
  const known = spans.filter((span) => span !== undefined);
  if (known.length === 0) return undefined;
  return {
    from: Math.min(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
    ongoing: known.some(({ ongoing }) => ongoing),
  };
}

/** The years of a span as text. */
export function formatSpan({ from, to, ongoing }: Span, language: LanguageCode): string | undefined {
  const year = (month: number) => String(Math.floor(month / 12));
  return formatYears(year(from), ongoing ? undefined : year(to - 1), language);
}

/** A single date as text. */
export function formatIsoDate(iso: string | undefined, language: LanguageCode): string | undefined {
  return iso && /^\d{4}(-\d\d){0,2}$/.test(iso) ? formatDate(iso, language) : undefined;
}
