import type { Family } from "./palettes.ts";

/** The light that each category is seen in; keys of the article metadata and of the listing. */
const familyOfCategory: Record<string, Family> = {
  "career-development": "dawn",
  "personal-website": "dawn",
  entrepreneurship: "dawn",
  leadership: "midnight-sun",
  "business-strategy": "midnight-sun",
  consulting: "midnight-sun",
  "job-market-analysis": "aurora",
  "norway-career": "aurora",
  "ai-technology": "aurora",
  technology: "night",
  "digital-branding": "night",
  networking: "blue-hour",
  "remote-work": "blue-hour",
  freelancing: "autumn",
  "startup-strategy": "autumn",
  "brand-strategy": "autumn",
  seo: "snow",
  healthcare: "snow",
  psychology: "snow",
  "norway-guide": "summer",
  "personal-branding": "summer",
  international: "summer",
  portfolio: "rose",
  creative: "rose",
  "content-marketing": "rose",
  "content-creation": "rose",
  "crisis-management": "storm",
  "digital-strategy": "blue-hour",
};

/** The category keys that have a light of their own. */
export const coverCategories = Object.keys(familyOfCategory);

/** The family of a category key such as `remote-work`. An unknown key is an error that names it. */
export function familyOf(category: string): Family {
  const family = familyOfCategory[category];
  if (family === undefined) {
    throw new Error(`No cover palette for the category "${category}". Known: ${coverCategories.join(", ")}.`);
  }
  return family;
}
