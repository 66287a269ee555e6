import data from "../../content/data/testimonials.json" with { type: "json" };
import type { NorwayTestimonial, Testimonial } from "./sales-schema.ts";
import { isShown } from "./samples.ts";

/** Testimonials, without samples that the site hides. */
export const testimonials = (data.testimonials as readonly Testimonial[]).filter(isShown);

/** The testimonials of the home page. */
export const homeTestimonials = data.home.flatMap((id) => testimonials.find((item) => item.id === id) ?? []);

export const norwayTestimonials = (data.norway as readonly NorwayTestimonial[]).filter(isShown);
