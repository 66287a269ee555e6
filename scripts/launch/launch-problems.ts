import type { ShownCity } from "../../content-loader/data/cities.ts";
import type { Package } from "../../content-loader/data/offers.ts";
import type { Processor } from "../../content-loader/data/owner-schema.ts";
import type { ShownRegion } from "../../content-loader/data/regions.ts";
import type {
  Claim,
  Company,
  NorwayTestimonial,
  Testimonial,
} from "../../content-loader/data/sales-schema.ts";
import { figureProblems, peopleProblems, priceProblems } from "./fact-problems.ts";
import { type LegalDocument, legalProblems } from "./legal-problems.ts";
import { type LaunchSite, ownerProblems } from "./owner-problems.ts";
import type { Problem } from "./problem.ts";
import { type Environment, settingProblems } from "./setting-problems.ts";

/** Input of the launch check. */
export type LaunchInput = {
  site: LaunchSite;
  env: Environment;
  /** The day in Oslo, `2026-11-21`. */
  today: string;
  packages: readonly Package[];
  claims: Readonly<Record<string, Claim>>;
  cities: readonly ShownCity[];
  regions: readonly ShownRegion[];
  testimonials: readonly (Testimonial | NorwayTestimonial)[];
  companies: readonly Company[];
  processors: readonly Processor[];
  legal: readonly LegalDocument[];
  /** Retention of messages in days, according to the privacy policy. */
  messageDays: number;
};

const samplesShown: Problem = {
  group: "Samples",
  file: "content/data/site.json",
  field: "samples",
  problem:
    'set it to "hide", and the site leaves out these figures, people and companies until they are proved or real',
};

/**
 * What the owner must replace or prove before launch, by group; empty when ready. Facts are those that the site shows: with
 * `samples: "hide"` nothing is left to prove.
 */
export function launchProblems(input: LaunchInput): Problem[] {
  const unproved = [
    ...figureProblems(input.claims, input.cities, input.regions),
    ...peopleProblems(input.testimonials, input.companies),
  ];
  return [
    ...ownerProblems(input.site),
    ...settingProblems(input.env, input.site, input.messageDays),
    ...priceProblems(input.packages, input.today),
    ...unproved,
    ...(unproved.length > 0 ? [samplesShown] : []),
    ...legalProblems(input.legal, input.processors, input.site, input.today),
  ];
}
