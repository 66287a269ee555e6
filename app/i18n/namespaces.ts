/** The namespaces of the translations: one file each in `content/<language>/`. English gives the keys. */
export interface Translations {
  accessibility: typeof import("../../content/en/accessibility.json");
  advice: typeof import("../../content/en/advice.json");
  archive: typeof import("../../content/en/archive.json");
  articles: typeof import("../../content/en/articles.json");
  assurances: typeof import("../../content/en/assurances.json");
  blog: typeof import("../../content/en/blog.json");
  bookingForm: typeof import("../../content/en/bookingForm.json");
  calendar: typeof import("../../content/en/calendar.json");
  common: typeof import("../../content/en/common.json");
  consent: typeof import("../../content/en/consent.json");
  contact: typeof import("../../content/en/contact.json");
  contactForm: typeof import("../../content/en/contactForm.json");
  contactMore: typeof import("../../content/en/contactMore.json");
  cta: typeof import("../../content/en/cta.json");
  examples: typeof import("../../content/en/examples.json");
  footer: typeof import("../../content/en/footer.json");
  home: typeof import("../../content/en/home.json");
  howWeCount: typeof import("../../content/en/howWeCount.json");
  international: typeof import("../../content/en/international.json");
  legal: typeof import("../../content/en/legal.json");
  nav: typeof import("../../content/en/nav.json");
  norway: typeof import("../../content/en/norway.json");
  notFound: typeof import("../../content/en/notFound.json");
  preview: typeof import("../../content/en/preview.json");
  pricing: typeof import("../../content/en/pricing.json");
  privacy: typeof import("../../content/en/privacy.json");
  receipt: typeof import("../../content/en/receipt.json");
  scheduler: typeof import("../../content/en/scheduler.json");
  services: typeof import("../../content/en/services.json");
  orderSummary: typeof import("../../content/en/orderSummary.json");
  structure: typeof import("../../content/en/structure.json");
  studio: typeof import("../../content/en/studio.json");
  subscribe: typeof import("../../content/en/subscribe.json");
  terms: typeof import("../../content/en/terms.json");
  testimonialsPage: typeof import("../../content/en/testimonialsPage.json");
  whyUs: typeof import("../../content/en/whyUs.json");
  worksheet: typeof import("../../content/en/worksheet.json");
}

export type Namespace = keyof Translations;
export type LoadedTranslations = { [N in Namespace]?: Translations[N] };
