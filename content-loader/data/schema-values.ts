/** The kinds of values in `content/data/`. */
import { z } from "zod";
import { type LanguageCode, languageCodes } from "../../shared/languages.ts";

export const text = z.string().min(1);
export const id = z.string().regex(/^[a-z][a-z0-9-]*$/, "must be lower-case letters, digits and hyphens");
export const count = z.int().nonnegative();
export const positive = z.int().positive();

export const languageSchema = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);

/** One text in every language. */
export const localisedSchema = z.record(languageSchema, text);

/** A calendar day, `2026-11-01`. */
export const daySchema = z.iso.date();

/** A year `2018`, a month `2026-11` or a day, as precise as the source. */
export const sourcePeriodSchema = z.union([
  z.string().regex(/^\d{4}$/),
  z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  daySchema,
]);

/** First and last day, both included. */
export const periodSchema = z.strictObject({ from: daySchema, to: daySchema });

const currencies = ["EUR", "NOK", "USD"] as const;
export const moneySchema = z.strictObject({ amount: z.number().positive(), currency: z.enum(currencies) });

/**
 * A figure with its unit.
 * - `percent` counts in hundredths: 95 means 95 %.
 * - `million` counts in millions: 2.7 means 2 700 000.
 * - `rank` is a place among others: 2 is the second.
 * - `outOfFive` is a rating; `hoursADay` is shown as 24/7.
 */
export const quantitySchema = z.strictObject({
  amount: z.number(),
  /** The upper end, when the figure is a range. */
  to: z.number().optional(),
  /** `orMore` is a lower bound (500+); `below` an upper one that the figure stays under. */
  bound: z.enum(["orMore", "below"]).optional(),
  unit: z.enum(["count", "rank", "million", "percent", "day", "outOfFive", "hoursADay", ...currencies]),
});

export type Money = z.infer<typeof moneySchema>;
export type Quantity = z.infer<typeof quantitySchema>;
