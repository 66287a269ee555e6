import type { ClaimId } from "../../content-loader/data/sales-schema.ts";

/** Services: how we deliver. */
export const deliveryStatistics = ["onTime", "support"] as const satisfies readonly ClaimId[];

/** Why us: a sentence that leads to the testimonials, which have the whole set. */
export const whyUsStatistics = ["clients", "satisfaction"] as const satisfies readonly ClaimId[];

export const testimonialStatistics = [
  "clients",
  "satisfaction",
  "opportunities",
  "averageDelivery",
] as const satisfies readonly ClaimId[];

/** International: the four-figure strip. */
export const impactStatistics = [
  "internationalClients",
  "countries",
  "visibility",
  "languages",
] as const satisfies readonly ClaimId[];

/** The job-market figures of the Norway page, in their order. */
export const norwayStatistics = [
  "norwayWorkers",
  "norwaySalary",
  "norwayEnglish",
  "norwayDigital",
  "sectorGrowth",
] as const satisfies readonly ClaimId[];
