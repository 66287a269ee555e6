import type accessibility from "../../content/en/accessibility.json";
import type advice from "../../content/en/advice.json";
import type archive from "../../content/en/archive.json";
import type articles from "../../content/en/articles.json";
import type blog from "../../content/en/blog.json";
import type bookingForm from "../../content/en/bookingForm.json";
import type common from "../../content/en/common.json";
import type consent from "../../content/en/consent.json";
import type contact from "../../content/en/contact.json";
import type contactErrors from "../../content/en/contactErrors.json";
import type cta from "../../content/en/cta.json";
import type examples from "../../content/en/examples.json";
import type footer from "../../content/en/footer.json";
import type home from "../../content/en/home.json";
import type international from "../../content/en/international.json";
import type legal from "../../content/en/legal.json";
import type nav from "../../content/en/nav.json";
import type norway from "../../content/en/norway.json";
import type notFound from "../../content/en/notFound.json";
import type pricing from "../../content/en/pricing.json";
import type privacy from "../../content/en/privacy.json";
import type services from "../../content/en/services.json";
import type subscribe from "../../content/en/subscribe.json";
import type terms from "../../content/en/terms.json";
import type testimonialsPage from "../../content/en/testimonialsPage.json";
import type whyUs from "../../content/en/whyUs.json";

/** The areas that words are grouped by: one file each in `content/<language>/`. English gives the keys. */
export interface AreaWords {
  accessibility: typeof accessibility;
  advice: typeof advice;
  archive: typeof archive;
  articles: typeof articles;
  blog: typeof blog;
  bookingForm: typeof bookingForm;
  common: typeof common;
  consent: typeof consent;
  contact: typeof contact;
  contactErrors: typeof contactErrors;
  cta: typeof cta;
  examples: typeof examples;
  footer: typeof footer;
  home: typeof home;
  international: typeof international;
  legal: typeof legal;
  nav: typeof nav;
  norway: typeof norway;
  notFound: typeof notFound;
  pricing: typeof pricing;
  privacy: typeof privacy;
  services: typeof services;
  subscribe: typeof subscribe;
  terms: typeof terms;
  testimonialsPage: typeof testimonialsPage;
  whyUs: typeof whyUs;
}

export type Area = keyof AreaWords;
export type Words = { [A in Area]?: AreaWords[A] };
