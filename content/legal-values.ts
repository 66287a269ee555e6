/** What the privacy policy and the terms name beyond the facts that any text may name (`facts.ts`). */
import { languages } from "../contract/languages.ts";
import { type Processor, processors } from "./data/processors.ts";
import type { Language } from "./data/types.ts";
import countingEn from "./en/counting.json" with { type: "json" };
import { formatOrganisationNumber } from "./format.ts";
import countingNo from "./no/counting.json" with { type: "json" };
import { unbroken } from "./unbroken.ts";

/** The part of `site.config.ts` that legal texts name. */
export type Owner = {
  company: {
    legalName: string;
    organisationNumber: string;
    vatRegistered: boolean;
    address: { street: string; postalCode: string; city: string; country: string };
  };
  /** Who counts visits; undefined: nobody. */
  analytics?: { provider: Exclude<keyof typeof countingEn, "none"> } | undefined;
};

/** What the privacy policy says about counting visits, by provider. */
const counting = { en: countingEn, no: countingNo };

/**
 * The values of these placeholders in `privacy.json` and `terms.json` of a language, as plain text.
 *
 * @param owner from `site.config.ts`
 * @param companies who processes data for the owner
 */
export function legalValues(
  owner: Owner,
  language: Language,
  companies: readonly Processor[] = processors,
): Record<string, string> {
  const { company } = owner;
  const { street, postalCode, city, country } = company.address;
  const countries = new Intl.DisplayNames(languages[language].locale, { type: "region" });
  const named = companies.map(
    ({ name, task, country: where }) => `${name} (${task[language]}, ${countries.of(where) ?? where})`,
  );
  return {
    legalName: company.legalName,
    organisationNumber:
      formatOrganisationNumber(company.organisationNumber) + (company.vatRegistered ? "\u00a0MVA" : ""),
    address: `${street}, ${postalCode}\u00a0${city}, ${countries.of(country) ?? country}`,
    processors: unbroken(
      new Intl.ListFormat(languages[language].locale, { type: "conjunction" }).format(named),
    ),
    ...counting[language][owner.analytics?.provider ?? "none"],
  };
}
