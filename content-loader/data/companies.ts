import data from "../../content/data/companies.json" with { type: "json" };
import type { Company } from "./sales-schema.ts";
import { isShown } from "./samples.ts";

/** Companies under 'Trusted by', without samples that the site hides. */
export const whyUsCompanies = (data.whyUs as readonly Company[]).filter(isShown);
export const testimonialCompanies = (data.testimonials as readonly Company[]).filter(isShown);
