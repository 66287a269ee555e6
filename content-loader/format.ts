/**
 * How each language writes numbers, money and figures; dates and times of day are in shared/time-wording.ts. Digits are
 * grouped as `Intl` does, but without it, because its first use takes a browser 30 ms. Norwegian follows Språkrådet's rules:
 * parts that belong together are joined by no-break spaces.
 */

import type { Money, Quantity } from "./data/schema.ts";
import type { Language } from "./data/types.ts";

const nbsp = "\u00a0";
const minus = "\u2212";
/** From one to another. Browsers end lines behind a dash; the word joiner, unseen, forbids it. */
const until = "–\u2060";
const separators = { en: { group: ",", point: "." }, no: { group: nbsp, point: "," } } as const;
const symbols = { EUR: "€", USD: "$", NOK: "kr" } as const;

/** `650,000` / `650 000`; decimals as given, at most `decimals`. */
export function formatNumber(value: number, language: Language, decimals = 2): string {
  const [whole = "", fraction] = String(Number(Math.abs(value).toFixed(decimals))).split(".");
  const { group, point } = separators[language];
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, group) + (fraction ? point + fraction : "");
  return (value < 0 ? minus : "") + digits;
}

/** `€299`, `€149.50`, `NOK 650,000` / `299 €`, `149,50 €`, `650 000 kr`. Cents only when there are some, and then both. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const [whole = "", cents] = amount.toFixed(2).split(".");
  const number = formatNumber(Number(whole), language);
  return withCurrency(
    cents === "00" ? number : number + separators[language].point + cents,
    currency,
    language,
  );
}

/** `95%` / `95 %`; 95 means 95 per cent. */
export function formatPercent(percent: number, language: Language): string {
  return withPercent(formatNumber(percent, language), language);
}

/** `7–14`, for whatever unit follows. */
export function formatRange(from: number, to: number, language: Language): string {
  return formatNumber(from, language) + until + formatNumber(to, language);
}

/** `7 days` / `7 dager`. */
export function formatDays(days: number, language: Language): string {
  const unit = { en: days === 1 ? "day" : "days", no: days === 1 ? "dag" : "dager" }[language];
  return `${formatNumber(days, language)}${language === "no" ? nbsp : " "}${unit}`;
}

/** `1 year`, `2 years` / `1 år`, `2 år`. */
export function formatYears(years: number, language: Language): string {
  const unit = { en: years === 1 ? "year" : "years", no: "år" }[language];
  return `${formatNumber(years, language)}${language === "no" ? nbsp : " "}${unit}`;
}

/**
 * A figure as it stands in a tile: `500+`, `95%`, `20–30%`, `2.7M`, `€71,000`, `7 days`, `4.9/5`, `24/7`.
 * An upper bound says so in words: `below NOK 688,000` / `under 688 000 kr`.
 */
export function formatQuantity(figure: Quantity, language: Language): string {
  if (figure.bound === "below") {
    const below = { en: "below ", no: `under${nbsp}` }[language];
    return below + formatQuantity({ ...figure, bound: undefined }, language);
  }
  const { amount, to, bound, unit } = figure;
  const number = to === undefined ? formatNumber(amount, language) : formatRange(amount, to, language);
  const plus = bound === "orMore" ? "+" : "";
  const bounded = number + plus;
  switch (unit) {
    case "count":
      return bounded;
    case "rank":
      return { en: `rank ${number}`, no: `plass${nbsp}${number}` }[language];
    case "million":
      return language === "no" ? `${bounded}${nbsp}mill.` : `${number}M${plus}`;
    case "percent":
      return withPercent(bounded, language);
    case "day":
      return formatDays(amount, language);
    case "outOfFive":
      return `${number}/5`;
    case "hoursADay":
      return `${number}/7`;
    default:
      return withCurrency(bounded, unit, language);
  }
}

/** `UTC−8`, `UTC+2`. */
export function formatUtcOffset(hours: number): string {
  return `UTC${hours < 0 ? minus : "+"}${Math.abs(hours)}`;
}

/** A Norwegian number in pairs, `+47 22 00 00 00`; any other stays as it is. Takes E.164. */
export function formatPhone(e164: string): string {
  const pairs = /^\+47(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(e164);
  return pairs ? ["+47", ...pairs.slice(1)].join(nbsp) : e164;
}

/** Nine digits in threes, `974 760 673`, as Brønnøysundregistrene write them. */
export function formatOrganisationNumber(digits: string): string {
  return digits.replace(/\D/g, "").replace(/(\d{3})(?=\d)/g, `$1${nbsp}`);
}

/** The calendar day in Oslo at an instant, `2026-11-21`: what dated facts are compared with. */
export function osloDay(instant: Date): string {
  // Oslo is one hour ahead of UTC or two: but for one hour of the day both say the same, and `Intl` need not be asked.
  const [winter, summer] = [1, 2].map((hours) =>
    new Date(instant.getTime() + hours * 3_600_000).toISOString().slice(0, "2026-11-21".length),
  );
  if (winter && winter === summer) return winter;
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short" }).format(instant);
}

function withCurrency(number: string, currency: Money["currency"], language: Language): string {
  if (language === "no") return `${number}${nbsp}${symbols[currency]}`;
  return currency === "NOK" ? `NOK${nbsp}${number}` : `${symbols[currency]}${number}`;
}

function withPercent(number: string, language: Language): string {
  return language === "no" ? `${number}${nbsp}%` : `${number}%`;
}
