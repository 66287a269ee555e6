/**
 * How figures, money, dates and numbers are written in each language. Pure; runs in the build, on the server and in
 * the browser. Only names of days come from `Intl`: those are the same in every ICU, so a page hydrates without a
 * difference. Digits are grouped and months named here, as `Intl` does: its first use takes a browser 30 ms, and most pages
 * write no more than numbers and dates. Order, symbols and spaces are set here (Språkrådet's rules for Norwegian).
 *
 * Norwegian parts that belong together are joined by no-break spaces.
 */

import type { Language, Money, Quantity } from "../content/data/types.ts";
import { languages } from "../shared/languages.ts";

const nbsp = "\u00a0";
const minus = "\u2212";
/** From one to another. Browsers end lines behind a dash; the word joiner, unseen, forbids it. */
const until = "–\u2060";
const separators = { en: { group: ",", point: "." }, no: { group: nbsp, point: "," } } as const;
const months = {
  en: "January February March April May June July August September October November December".split(" "),
  no: "januar februar mars april mai juni juli august september oktober november desember".split(" "),
} as const;
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

/**
 * As exact as the input: `12 January 2025` / `12. januar 2025`, `January 2025`, `2025`.
 *
 * @param iso a day `2025-01-12`, a month `2025-01` or a year `2025`
 */
export function formatDate(iso: string, language: Language): string {
  const [year, month, day] = iso.split("-").map(Number);
  if (month === undefined) return String(year);
  const name = months[language][month - 1];
  if (day === undefined) return `${name} ${year}`;
  return language === "no" ? `${day}.${nbsp}${name}${nbsp}${year}` : `${day}${nbsp}${name} ${year}`;
}

/** `1 May – 31 October 2026` / `1. mai–31. oktober 2026`; the year of the first day only where it differs. */
export function formatDateRange(from: string, to: string, language: Language): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = sameYear ? formatDate(from, language).slice(0, -5) : formatDate(from, language);
  // Between dates with spaces inside, English sets the dash off; Norwegian does so only where a year ends the first one.
  const dash = language === "no" && sameYear ? "–" : " – ";
  return `${start}${dash}${formatDate(to, language)}`;
}

/** Opening hours: `9:00–18:00` / `kl. 9–18`. Takes `09:00`. */
export function formatHours(opens: string, closes: string, language: Language): string {
  const [from, to] = [opens, closes].map((time) => {
    const [hour = "0", minutes = "00"] = time.replace(/^0(?=\d)/, "").split(":");
    if (language === "en") return `${hour}:${minutes}`;
    return minutes === "00" ? hour : `${hour}.${minutes}`;
  });
  return (language === "no" ? `kl.${nbsp}` : "") + from + until + to;
}

/**
 * Days of a week in order: `Monday to Friday` / `mandag til fredag` where they follow each other, else one by one.
 *
 * @param days 1 is Monday
 */
export function formatDaySpan(days: readonly number[], language: Language): string {
  const names = days.map((day) => weekdayName(day, language));
  const [first, last] = [names[0] ?? "", names.at(-1) ?? ""];
  const isSpan =
    days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  if (isSpan) return language === "no" ? `${first} til ${last}` : `${first} to ${last}`;
  return new Intl.ListFormat(languages[language].locale, { type: "conjunction" }).format(names);
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

function weekdayName(day: number, language: Language): string {
  // 1 January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(languages[language].locale, { weekday: "long", timeZone: "UTC" }).format(
    date,
  );
}
