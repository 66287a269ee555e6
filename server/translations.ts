import bookingEn from "../content/en/booking.json" with { type: "json" };
import contactFormEn from "../content/en/contactForm.json" with { type: "json" };
import newsletterEn from "../content/en/newsletter.json" with { type: "json" };
import ownerEn from "../content/en/ownerMails.json" with { type: "json" };
import bookingNo from "../content/no/booking.json" with { type: "json" };
import contactFormNo from "../content/no/contactForm.json" with { type: "json" };
import newsletterNo from "../content/no/newsletter.json" with { type: "json" };
import ownerNo from "../content/no/ownerMails.json" with { type: "json" };
import { site } from "../content-loader/data/site.ts";
import { factValues } from "../content-loader/facts.ts";
import { contactLimits } from "../shared/contact.ts";
import type { LanguageCode } from "../shared/languages.ts";
import { fillPlaceholders } from "../shared/placeholders.ts";
import type { ContactWords } from "./contact/words.ts";

const known = { owner: site, limits: contactLimits };
const facts = { en: factValues(known, "en"), no: factValues(known, "no") };

/** The words of both languages with the facts in them; what only one answer knows is left for it to fill. */
function inBoth<Words>(en: Words, no: Words): Record<LanguageCode, Words> {
  return { en: fillPlaceholders(en, facts.en), no: fillPlaceholders(no, facts.no) };
}

export const contactWords: ContactWords = inBoth(contactFormEn, contactFormNo);
export const newsletterWords = inBoth(newsletterEn, newsletterNo);
export const bookingWords = inBoth(bookingEn, bookingNo);

const { mailLanguage } = site.contact;
/** In which language the owner reads, and its words. */
export const ownerLanguage = { lang: mailLanguage, words: { en: ownerEn, no: ownerNo }[mailLanguage] };
