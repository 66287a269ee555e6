import type { ClaimId } from "../../content-loader/data/sales-schema.ts";

/** On services: delivery. */
export const deliveryStatistics = ["onTime", "support"] as const satisfies readonly ClaimId[];

/** On why us: a sentence that links to the full set on testimonials. */
export const whyUsStatistics = ["clients", "satisfaction"] as const satisfies readonly ClaimId[];

export const testimonialStatistics = [
  "clients",
  "satisfaction",
  "opportunities",
  "averageDelivery",
] as const satisfies readonly ClaimId[];

/** On international. */
export const impactStatistics = [
  "internationalClients",
  "countries",
  "visibility",
  "languages",
] as const satisfies readonly ClaimId[];

/** On Norway: the job market. */
export const norwayStatistics = [
  "norwayWorkers",
  "norwaySalary",
  "norwayEnglish",
  "norwayDigital",
  "sectorGrowth",
] as const satisfies readonly ClaimId[];
