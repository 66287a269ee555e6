/**
 * Every figure that the site states about itself or about the market (those of one city or region stand with it).
 * Markedsføringsloven § 3 asks a trader to be able to prove factual claims, so each says where it comes from, when it
 * held, and whether the owner has proof at hand. Pages show a claim with its footnote; `npm run launch:check` lists
 * those without proof.
 */
import type { IsoPeriod, Localised, Quantity } from "./types.ts";

/**
 * What the footnote of a claim must say, so that the figure does not promise more than it holds. The words are
 * written per language under these keys.
 */
export type Wording =
  /** Counted by us; not checked by others. */
  | "ownCount"
  /** Our estimate; no study behind it. */
  | "ownEstimate"
  /** What we aim at in the agreement, not a measurement. */
  | "ownPromise"
  /** What clients told us; no outcome is promised. */
  | "clientsToldUs"
  /** Where the reviews are and how we know that reviewers are clients. */
  | "ownReviews"
  /** E-mail and the form take messages at all hours; people answer in the office hours. */
  | "messagesAnyHour"
  /** Hiring managers in the United States were asked, in 2018. */
  | "usSurvey2018"
  /** A public figure differs or is newer: `compare` holds it. */
  | "publicFigure";

export type Claim = {
  about: "provider" | "market";
  value: Quantity;
  /** Null where none was found. */
  source: Localised | null;
  asOf: IsoPeriod;
  documented: boolean;
  wording: Wording;
  /** The public figure to name beside ours. */
  compare?: {
    value: Quantity;
    /** The same in the currency of ours, where a reader could not tell otherwise which of the two is more. */
    converted?: Quantity;
    source: Localised;
    asOf: IsoPeriod;
  };
};

const ownRecords: Localised = { en: "our own records", no: "våre egne tall" };
const own = { about: "provider", source: ownRecords, asOf: "2026-11", documented: false } as const;
const unsourced = { about: "market", source: null, asOf: "2025", documented: false } as const;

export const claims = {
  clients: { ...own, value: { amount: 500, bound: "orMore", unit: "count" }, wording: "ownCount" },
  satisfaction: { ...own, value: { amount: 95, unit: "percent" }, wording: "clientsToldUs" },
  opportunities: { ...own, value: { amount: 300, unit: "percent" }, wording: "clientsToldUs" },
  averageDelivery: { ...own, value: { amount: 7, unit: "day" }, wording: "ownCount" },
  onTime: { ...own, value: { amount: 100, unit: "percent" }, wording: "ownCount" },
  support: { ...own, value: { amount: 24, unit: "hoursADay" }, wording: "messagesAnyHour" },
  uptime: { ...own, value: { amount: 99.9, unit: "percent" }, wording: "ownPromise" },
  rating: { ...own, value: { amount: 4.9, unit: "outOfFive" }, wording: "ownReviews" },
  reviews: { ...own, value: { amount: 500, bound: "orMore", unit: "count" }, wording: "ownReviews" },
  internationalClients: {
    ...own,
    value: { amount: 500, bound: "orMore", unit: "count" },
    wording: "ownCount",
  },
  countries: { ...own, value: { amount: 50, bound: "orMore", unit: "count" }, wording: "ownCount" },
  visibility: { ...own, value: { amount: 300, unit: "percent" }, wording: "clientsToldUs" },
  languages: { ...own, value: { amount: 15, bound: "orMore", unit: "count" }, wording: "ownCount" },

  employersResearch: {
    about: "market",
    value: { amount: 70, unit: "percent" },
    source: {
      en: "The Harris Poll for CareerBuilder: more than 1,000 US hiring managers and HR staff, April–May 2018",
      no: "The Harris Poll for CareerBuilder: over 1 000 ledere og HR-ansatte i USA, april–mai 2018",
    },
    asOf: "2018",
    documented: true,
    wording: "usSurvey2018",
  },
  professionals: { ...unsourced, value: { amount: 86, unit: "percent" }, wording: "ownEstimate" },

  norwayWorkers: {
    ...unsourced,
    value: { amount: 2.7, unit: "million" },
    wording: "publicFigure",
    compare: {
      value: { amount: 2.84, unit: "million" },
      source: {
        en: "Statistics Norway (SSB), labour force survey, employed people aged 15–74",
        no: "Statistisk sentralbyrå (SSB), arbeidskraftundersøkelsen, sysselsatte 15–74 år",
      },
      asOf: "2022-03",
    },
  },
  norwaySalary: {
    ...unsourced,
    value: { amount: 71_000, unit: "EUR" },
    wording: "publicFigure",
    compare: {
      value: { amount: 712_000, unit: "NOK" },
      // At the rates of 2025, 11.5 to 11.7 kroner for a euro.
      converted: { amount: 61_000, to: 62_000, unit: "EUR" },
      source: {
        en: "Statistics Norway (SSB), mean monthly pay of NOK 59,370 for full-time equivalents, times twelve",
        no: "Statistisk sentralbyrå (SSB), gjennomsnittlig månedslønn på 59 370 kr for heltidsekvivalenter, ganger tolv",
      },
      asOf: "2024-11",
    },
  },
  norwayEnglish: {
    ...unsourced,
    value: { amount: 95, unit: "percent" },
    wording: "publicFigure",
    compare: {
      value: { amount: 2, unit: "rank" },
      source: {
        en: "EF English Proficiency Index: Norway’s rank among 116 countries, from people who took the test",
        no: "EF English Proficiency Index: Norges plass blant 116 land, målt blant dem som tok testen",
      },
      asOf: "2024",
    },
  },
  norwayDigital: {
    ...unsourced,
    value: { amount: 85, unit: "percent" },
    wording: "publicFigure",
    compare: {
      value: { amount: 88, unit: "percent" },
      source: {
        en: "Statistics Norway (SSB), people aged 16–79 who use social media",
        no: "Statistisk sentralbyrå (SSB), andelen mellom 16 og 79 år som bruker sosiale medier",
      },
      asOf: "2023",
    },
  },
  sectorGrowth: { ...unsourced, value: { amount: 20, to: 30, unit: "percent" }, wording: "ownEstimate" },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;

/** The claim under an id, with the optional fields that the exact type of the table hides. */
export function claim(id: ClaimId): Claim {
  return claims[id];
}
