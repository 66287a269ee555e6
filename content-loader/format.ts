/**
 * Formats numbers, money and figures by language; dates and times are in shared/time-wording.ts. Digits are
 * grouped as `Intl` does, but without it, because its first use takes a browser 30 ms. Norwegian follows Språkrådet's rules:
 * parts that belong together are joined by no-break spaces.
 */

import type { LanguageCode } from "../shared/languages.ts";
import type { Money, Quantity } from "./data/schema-values.ts";

const nbsp = "\u00a0";
const minus = "\u2212";
/** The invisible word joiner prevents a line break after the dash. */
const rangeDash = "–\u2060";
const symbols = { EUR: "€", USD: "$", NOK: "kr" } as const;

interface NumberWording {
  /** Between thousands, and before decimals. */
  group: string;
  point: string;
  /** Between a number and the name of its unit. */
  unitGap: string;
  percent: (number: string) => string;
  money: (number: string, currency: Money["currency"]) => string;
  million: (number: string, plus: string) => string;
  rank: (number: string) => string;
  below: (figure: string) => string;
  /** One and several. */
  days: readonly [string, string];
  years: readonly [string, string];
}

/** A language is added as one row. */
const wording: Record<LanguageCode, NumberWording> = {
  en: {
    group: ",",
    point: ".",
    unitGap: " ",
    percent: (number) => `${number}%`,
    money: (number, currency) => (currency === "NOK" ? `NOK${nbsp}${number}` : symbols[currency] + number),
    million: (number, plus) => `${number}M${plus}`,
    rank: (number) => `rank ${number}`,
    below: (figure) => `below ${figure}`,
    days: ["day", "days"],
    years: ["year", "years"],
  },
  no: {
    group: nbsp,
    point: ",",
    unitGap: nbsp,
    percent: (number) => `${number}${nbsp}%`,
    money: (number, currency) => `${number}${nbsp}${symbols[currency]}`,
    million: (number, plus) => `${number}${plus}${nbsp}mill.`,
    rank: (number) => `plass${nbsp}${number}`,
    below: (figure) => `under${nbsp}${figure}`,
    days: ["dag", "dager"],
    years: ["år", "år"],
  },
};

/** `650,000` / `650 000`; decimals as given, at most `decimals`. */
export function formatNumber(value: number, language: LanguageCode, decimals = 2): string {
  const [whole = "", fraction] = String(Number(Math.abs(value).toFixed(decimals))).split(".");
  const { group, point } = wording[language];
  const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, group) + (fraction ? point + fraction : "");
  return (value < 0 ? minus : "") + digits;
}

/** Parses a localized number, `1,200.5` or `1 200,5`; undefined when invalid. */
export function parseNumber(text: string, language: LanguageCode): number | undefined {
  const { group, point } = wording[language];
  const [whole = "", fraction = "0", ...rest] = text.split(point);
  const groups = whole.split(group);
  const isWhole = /^\d+$/.test(groups.join("")) && groups.slice(1).every(({ length }) => length === 3);
  if (!isWhole || !/^\d+$/.test(fraction) || rest.length > 0) return undefined;
  return Number(`${groups.join("")}.${fraction}`);
}

/** `€299`, `€149.50`, `NOK 650,000` / `299 €`, `149,50 €`, `650 000 kr`. Cents only when there are some, and then both. */
export function formatMoney({ amount, currency }: Money, language: LanguageCode): string {
  const { money, point } = wording[language];
  const [whole = "", cents] = amount.toFixed(2).split(".");
  const number = formatNumber(Number(whole), language);
  return money(cents === "00" ? number : number + point + cents, currency);
}

/** `95%` / `95 %`; 95 means 95 per cent. */
export function formatPercent(percent: number, language: LanguageCode): string {
  return wording[language].percent(formatNumber(percent, language));
}

/** `7–14`. */
export function formatRange(from: number, to: number, language: LanguageCode): string {
  return formatNumber(from, language) + rangeDash + formatNumber(to, language);
}

/** `7 days` / `7 dager`. */
export function formatDays(days: number, language: LanguageCode): string {
  return formatCount(days, wording[language].days, language);
}

/** `1 year`, `2 years` / `1 år`, `2 år`. */
export function formatYears(years: number, language: LanguageCode): string {
  return formatCount(years, wording[language].years, language);
}

function formatCount(
  count: number,
  [one, several]: readonly [string, string],
  language: LanguageCode,
): string {
  return formatNumber(count, language) + wording[language].unitGap + (count === 1 ? one : several);
}

/**
 * A figure in a tile: `500+`, `95%`, `20–30%`, `2.7M`, `€71,000`, `7 days`, `4.9/5`, `24/7`.
 * An upper bound is written out: `below NOK 688,000` / `under 688 000 kr`.
 */
export function formatQuantity(figure: Quantity, language: LanguageCode): string {
  const { percent, money, million, rank, below } = wording[language];
  if (figure.bound === "below") return below(formatQuantity({ ...figure, bound: undefined }, language));
  const { amount, to, bound, unit } = figure;
  const number = to === undefined ? formatNumber(amount, language) : formatRange(amount, to, language);
  const plus = bound === "orMore" ? "+" : "";
  const bounded = number + plus;
  switch (unit) {
    case "count":
      return bounded;
    case "rank":
      return rank(number);
    case "million":
      return million(number, plus);
    case "percent":
      return percent(bounded);
    case "day":
      return formatDays(amount, language);
    case "outOfFive":
      return `${number}/5`;
    case "hoursADay":
      return `${number}/7`;
    default:
      return money(bounded, unit);
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

/** The calendar day in Oslo at an instant, `2026-11-21`. */
export function osloDay(instant: Date): string {
  // Oslo is UTC+1 or UTC+2. When both give the same day, `Intl`, which is slow, is not needed.
  const [winter, summer] = [1, 2].map((hours) =>
    new Date(instant.getTime() + hours * 3_600_000).toISOString().slice(0, "2026-11-21".length),
  );
  if (winter && winter === summer) return winter;
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo", dateStyle: "short" }).format(instant);
}
