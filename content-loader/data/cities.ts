import data from "../../content/data/cities.json" with { type: "json" };
import type { City } from "./sales-schema.ts";
import { isShown } from "./samples.ts";
import type { Quantity } from "./schema-values.ts";

/** The source of the salaries, for their footnote. */
export const cityPaySource = data.paySource;

/** A city, without our own figures where they are hidden. */
export type ShownCity = Omit<City, "population" | "averageSalary"> &
  Partial<Pick<City, "population" | "averageSalary">>;

/** The cities of the Norway page, from south-east to north. Names and job markets are translations. */
export const cities: readonly ShownCity[] = (data.cities as readonly City[]).map((city) => {
  const { population, averageSalary, ...published } = city;
  return isShown(city) ? city : published;
});

/** Twelve monthly means, rounded to thousands, next to our yearly figure. */
export function statisticsNorwayYearlyPay(city: ShownCity): Quantity {
  const monthly = city.statisticsNorwayMonthlyPay;
  return { ...monthly, amount: Math.round((monthly.amount * 12) / 1000) * 1000 };
}
