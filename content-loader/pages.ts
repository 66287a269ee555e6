/** The pages of the site other than articles, by address without a language: what an article may link to. */
export const pages = [
  "/",
  "/services",
  "/why-us",
  "/pricing",
  "/blog",
  "/blog/archive",
  "/norway",
  "/norge",
  "/international",
  "/contact",
  "/testimonials",
  "/preview",
  "/examples",
  "/privacy-policy",
  "/terms",
  "/accessibility",
] as const;
