import data from "../../content/data/cities.json" with { type: "json" };
import type { City, Quantity } from "./schema.ts";

/** For the footnote of the salaries. */
export const cityPaySource = data.paySource;

/** The cities of the Norway page, from south-east to north. Names and job markets are translations. */
export const cities = data.cities as readonly City[];

/** Twelve months of the mean, to the nearest thousand, beside our yearly figure. */
export function statisticsNorwayYearlyPay(city: City): Quantity {
  const monthly = city.statisticsNorwayMonthlyPay;
  return { ...monthly, amount: Math.round((monthly.amount * 12) / 1000) * 1000 };
}
