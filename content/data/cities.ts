/** The four cities of the Norway page, from south-east to north. Names and job markets are words. */
import type { IsoPeriod, Localised, Money, Quantity } from "./types.ts";

export type CityId = "oslo" | "bergen" | "stavanger" | "trondheim";

export type City = {
  id: CityId;
  /** Where the map marks it, in degrees (WGS 84). */
  latitude: number;
  longitude: number;
  population: Quantity;
  /** Our estimate of a typical year's pay. It lies under SSB's mean, so the page shows both. */
  averageSalary: Money;
  /** Mean monthly pay of jobs with their workplace in the municipality. */
  statisticsNorwayMonthlyPay: Quantity;
  documented: boolean;
};

/** For the footnote to the salaries. */
export const cityPaySource: { name: Localised; asOf: IsoPeriod } = {
  name: {
    en: "Statistics Norway (SSB), pay by municipality of the workplace, reported by NTB in Dagsavisen, 25 September 2024",
    no: "Statistisk sentralbyrå (SSB), lønn etter arbeidsstedskommune, gjengitt av NTB i Dagsavisen 25. september 2024",
  },
  asOf: "2023",
};

export const cities: readonly City[] = [
  {
    id: "oslo",
    latitude: 59.9139,
    longitude: 10.7522,
    population: { amount: 700_000, bound: "orMore", unit: "count" },
    averageSalary: { amount: 650_000, currency: "NOK" },
    statisticsNorwayMonthlyPay: { amount: 63_910, unit: "NOK" },
    documented: false,
  },
  {
    id: "bergen",
    latitude: 60.3913,
    longitude: 5.3221,
    population: { amount: 280_000, bound: "orMore", unit: "count" },
    averageSalary: { amount: 620_000, currency: "NOK" },
    statisticsNorwayMonthlyPay: { amount: 58_110, unit: "NOK" },
    documented: false,
  },
  {
    id: "stavanger",
    latitude: 58.97,
    longitude: 5.7331,
    population: { amount: 140_000, bound: "orMore", unit: "count" },
    averageSalary: { amount: 680_000, currency: "NOK" },
    statisticsNorwayMonthlyPay: { amount: 63_780, unit: "NOK" },
    documented: false,
  },
  {
    id: "trondheim",
    latitude: 63.4305,
    longitude: 10.3951,
    population: { amount: 200_000, bound: "orMore", unit: "count" },
    averageSalary: { amount: 590_000, currency: "NOK" },
    // Not among the ten highest municipalities, the tenth of which had 57 350.
    statisticsNorwayMonthlyPay: { amount: 57_350, bound: "below", unit: "NOK" },
    documented: false,
  },
];

/** Twelve months of the mean, to the nearest thousand, beside our yearly figure. */
export function statisticsNorwayYearlyPay(city: City): Quantity {
  const monthly = city.statisticsNorwayMonthlyPay;
  return { ...monthly, amount: Math.round((monthly.amount * 12) / 1000) * 1000 };
}
