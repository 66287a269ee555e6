/**
 * The shapes that facts share. Facts know no page and no wording: what needs translating lives in
 * `content/<language>/*.json` under the same ids. Only names of sources, and what people say, stand here per language.
 */

import type { LanguageCode } from "../../shared/languages.ts";

/** The product's language code; `shared/languages.ts` has its tag and its addresses. */
export type Language = LanguageCode;

/** One text in every language. */
export type Localised = Record<Language, string>;

/** A calendar day, `2026-11-01`. */
export type IsoDate = `${number}-${number}-${number}`;

/** As exact as a source is: a year `2018`, a month `2026-11` or a day. */
export type IsoPeriod = `${number}` | `${number}-${number}` | IsoDate;

/** First and last day, both included. */
export type Period = { from: IsoDate; to: IsoDate };

export type Currency = "EUR" | "NOK" | "USD";
export type Money = { amount: number; currency: Currency };

/**
 * A figure with its unit.
 * - `percent` counts in hundredths: 95 means 95 %.
 * - `million` counts in millions: 2.7 means 2 700 000.
 * - `rank` is a place among others: 2 is the second.
 * - `outOfFive` is a rating; `hoursADay` is shown as 24/7.
 */
export type Unit = "count" | "rank" | "million" | "percent" | "day" | "outOfFive" | "hoursADay" | Currency;
export type Quantity = {
  amount: number;
  /** The upper end, when the figure is a range. */
  to?: number;
  /** `orMore` is a lower bound (500+); `below` an upper one that the figure stays under. */
  bound?: "orMore" | "below";
  unit: Unit;
};
