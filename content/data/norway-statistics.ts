/** The job-market figures of the Norway page, in their order. */
import type { ClaimId } from "./claims.ts";

export const norwayStatistics = [
  "norwayWorkers",
  "norwaySalary",
  "norwayEnglish",
  "norwayDigital",
  "sectorGrowth",
] as const satisfies readonly ClaimId[];
