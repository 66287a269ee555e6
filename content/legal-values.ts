/** What fills the `{{…}}` of the privacy policy and the terms. */
import { type Processor, processors } from "./data/processors.ts";
import type { Language } from "./data/types.ts";
import { formatHours, formatOrganisationNumber, formatPhone } from "./format.ts";

/** The part of `site.config.ts` that legal texts name. */
export type Owner = {
  brand: string;
  company: {
    legalName: string;
    organisationNumber: string;
    vatRegistered: boolean;
    address: { street: string; postalCode: string; city: string; country: string };
  };
  contact: { email: string; phone: string };
  openingHours: { opens: string; closes: string };
};

const locales = { en: "en-GB", no: "nb-NO" } as const;

/**
 * The values of every placeholder in `privacy.json` and `terms.json` of a language, as plain text.
 *
 * @param owner from `site.config.ts`
 * @param companies who processes data for the owner
 */
export function legalValues(
  owner: Owner,
  language: Language,
  companies: readonly Processor[] = processors,
): Record<string, string> {
  const { company, contact, openingHours } = owner;
  const { street, postalCode, city, country } = company.address;
  const countries = new Intl.DisplayNames(locales[language], { type: "region" });
  const named = companies.map(
    ({ name, task, country: where }) => `${name} (${task[language]}, ${countries.of(where) ?? where})`,
  );
  return {
    brand: owner.brand,
    legalName: company.legalName,
    organisationNumber:
      formatOrganisationNumber(company.organisationNumber) + (company.vatRegistered ? "\u00a0MVA" : ""),
    address: `${street}, ${postalCode} ${city}, ${countries.of(country) ?? country}`,
    email: contact.email,
    phone: formatPhone(contact.phone),
    officeHours: formatHours(openingHours.opens, openingHours.closes, language),
    processors: new Intl.ListFormat(locales[language], { type: "conjunction" }).format(named),
  };
}
