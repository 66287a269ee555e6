import data from "../../content/data/testimonials.json" with { type: "json" };
import type { NorwayTestimonial, Testimonial } from "./schema.ts";

/** What clients say. */
export const testimonials = data.testimonials as readonly Testimonial[];

/** Those on the home page. */
export const homeTestimonials = data.home.flatMap((id) => testimonials.find((item) => item.id === id) ?? []);

export const norwayTestimonials = data.norway as readonly NorwayTestimonial[];
