import type { Localised } from "./types.ts";

/**
 * The subjects of articles and their names. An article's `category` and, where it is listed, its `listing.category`
 * are keys of this table; a new subject is one row here.
 */
export const categories = {
  "ai-technology": { en: "AI & Technology", no: "KI og teknologi" },
  "brand-strategy": { en: "Brand Strategy", no: "Merkevarestrategi" },
  "business-strategy": { en: "Business Strategy", no: "Forretningsstrategi" },
  "career-development": { en: "Career Development", no: "Karriereutvikling" },
  consulting: { en: "Consulting", no: "Rådgivning" },
  "content-creation": { en: "Content Creation", no: "Innhold" },
  "content-marketing": { en: "Content Marketing", no: "Innholdsmarkedsføring" },
  creative: { en: "Creative", no: "Kreative yrker" },
  "crisis-management": { en: "Crisis Management", no: "Krisehåndtering" },
  "digital-branding": { en: "Digital Branding", no: "Digital profil" },
  "digital-strategy": { en: "Digital Strategy", no: "Digital strategi" },
  entrepreneurship: { en: "Entrepreneurship", no: "Gründerliv" },
  freelancing: { en: "Freelancing", no: "Frilans" },
  healthcare: { en: "Healthcare", no: "Helse" },
  international: { en: "International", no: "Internasjonalt" },
  "job-market-analysis": { en: "Job Market Analysis", no: "Arbeidsmarkedet" },
  leadership: { en: "Leadership", no: "Ledelse" },
  networking: { en: "Networking", no: "Nettverk" },
  "norway-career": { en: "Norway Career", no: "Karriere i Norge" },
  "norway-guide": { en: "Norway Guide", no: "Norgesguide" },
  "personal-branding": { en: "Personal Branding", no: "Personlig merkevare" },
  "personal-website": { en: "Personal Website", no: "Egen nettside" },
  portfolio: { en: "Portfolio", no: "Portefølje" },
  psychology: { en: "Psychology", no: "Psykologi" },
  "remote-work": { en: "Remote Work", no: "Fjernarbeid" },
  seo: { en: "SEO", no: "SEO" },
  "startup-strategy": { en: "Startup Strategy", no: "Oppstart" },
  technology: { en: "Technology", no: "Teknologi" },
} as const satisfies Record<string, Localised>;

export type CategoryId = keyof typeof categories;
export const categoryIds = Object.keys(categories) as [CategoryId, ...CategoryId[]];

/** The categories that the listing can be narrowed to, in order, and the subjects that each one counts. */
export const listingFilters = [
  { id: "career-development", counts: ["career-development"] },
  { id: "technology", counts: ["technology", "ai-technology"] },
  { id: "leadership", counts: ["leadership"] },
  { id: "content-creation", counts: ["content-creation"] },
  { id: "norway-career", counts: ["norway-career"] },
  { id: "creative", counts: ["creative"] },
  { id: "healthcare", counts: ["healthcare"] },
  { id: "international", counts: ["international"] },
] as const satisfies { id: CategoryId; counts: CategoryId[] }[];

export type ListingFilter = (typeof listingFilters)[number]["id"];
