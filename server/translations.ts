import { readFileSync } from "node:fs";
import type booking from "../content/en/booking.json";
import type contactForm from "../content/en/contactForm.json";
import type newsletter from "../content/en/newsletter.json";
import type ownerMails from "../content/en/ownerMails.json";
import { site } from "../content-loader/data/site.ts";
import { factValues } from "../content-loader/facts.ts";
import { contactLimits } from "../shared/contact.ts";
import { byLanguage, type LanguageCode } from "../shared/languages.ts";
import { fillPlaceholders } from "../shared/placeholders.ts";
import type { ContactTranslations } from "./contact/translations.ts";

const known = { owner: site, limits: contactLimits };
const facts = byLanguage((code) => factValues(known, code));

/** A translation file. @throws when the language does not have it */
function readTranslations<Tree>(code: LanguageCode, name: string): Tree {
  return JSON.parse(readFileSync(new URL(`../content/${code}/${name}.json`, import.meta.url), "utf8"));
}

/** The translations of all languages with facts filled in; request-dependent placeholders are filled later. */
function translations<Tree>(name: string): Record<LanguageCode, Tree> {
  return byLanguage((code) => fillPlaceholders(readTranslations<Tree>(code, name), facts[code]));
}

export const contactTranslations: ContactTranslations = translations<typeof contactForm>("contactForm");
export const newsletterTranslations = translations<typeof newsletter>("newsletter");
export const bookingTranslations = translations<typeof booking>("booking");

const { mailLanguage } = site.contact;
/** The owner's language and its translations. */
export const ownerLanguage = {
  lang: mailLanguage,
  translations: readTranslations<typeof ownerMails>(mailLanguage, "ownerMails"),
};
