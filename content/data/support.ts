/** The three time zones of the support section. Names are words. */

export type SupportZoneId = "americas" | "europe" | "asiaPacific";

/** Hours ahead of UTC, from the westernmost to the easternmost place. */
export type SupportZone = { id: SupportZoneId; fromUtc: number; toUtc: number };

export const supportZones: readonly SupportZone[] = [
  { id: "americas", fromUtc: -8, toUtc: -5 },
  { id: "europe", fromUtc: 0, toUtc: 2 },
  { id: "asiaPacific", fromUtc: 8, toUtc: 11 },
];
