import type { Package } from "../../content-loader/data/offers.ts";
import type {
  City,
  Claim,
  Company,
  NorwayTestimonial,
  Processor,
  Region,
  Testimonial,
} from "../../content-loader/data/schema.ts";
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
  cities: readonly City[];
  regions: readonly Region[];
  testimonials: readonly (Testimonial | NorwayTestimonial)[];
  companies: readonly Company[];
  processors: readonly Processor[];
  legal: readonly LegalDocument[];
  /** Retention of messages in days, according to the privacy policy. */
  messageDays: number;
};

/** What the owner must replace or prove before launch, by group; empty when ready. */
export function launchProblems(input: LaunchInput): Problem[] {
  return [
    ...ownerProblems(input.site),
    ...settingProblems(input.env, input.site, input.messageDays),
    ...priceProblems(input.packages, input.today),
    ...figureProblems(input.claims, input.cities, input.regions),
    ...peopleProblems(input.testimonials, input.companies),
    ...legalProblems(input.legal, input.processors, input.site, input.today),
  ];
}
