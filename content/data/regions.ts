/** The four markets of the international page. Descriptions, countries and key industries are words. */
import type { Quantity } from "./types.ts";

export type RegionId = "europe" | "northAmerica" | "asiaPacific" | "nordic";

export type Region = {
  id: RegionId;
  /** Professionals in the market. */
  marketSize: Quantity;
  /** A usual span of yearly pay. */
  averageSalary: Quantity;
  documented: boolean;
};

/** No source was found for these: the page marks them as our own estimates. */
export const regions: readonly Region[] = [
  {
    id: "europe",
    marketSize: { amount: 180, bound: "orMore", unit: "million" },
    averageSalary: { amount: 45_000, to: 80_000, unit: "EUR" },
    documented: false,
  },
  {
    id: "northAmerica",
    marketSize: { amount: 150, bound: "orMore", unit: "million" },
    averageSalary: { amount: 50_000, to: 120_000, unit: "USD" },
    documented: false,
  },
  {
    id: "asiaPacific",
    marketSize: { amount: 300, bound: "orMore", unit: "million" },
    averageSalary: { amount: 35_000, to: 90_000, unit: "USD" },
    documented: false,
  },
  {
    id: "nordic",
    marketSize: { amount: 12, bound: "orMore", unit: "million" },
    averageSalary: { amount: 55_000, to: 85_000, unit: "USD" },
    documented: false,
  },
];
