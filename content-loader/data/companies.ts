import data from "../../content/data/companies.json" with { type: "json" };
import type { Company } from "./schema.ts";

/** Company names under 'Trusted by'. */
export const whyUsCompanies = data.whyUs as readonly Company[];
export const testimonialCompanies = data.testimonials as readonly Company[];
