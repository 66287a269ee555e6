/** Values of the privacy policy and the terms, in addition to facts (`facts.ts`). */

import type countingEn from "../content/en/counting.json";
import type legalEn from "../content/en/legal.json";
import { type LanguageCode, languages } from "../shared/languages.ts";
import { fillPlaceholders } from "../shared/placeholders.ts";
import type { Processor } from "./data/owner-schema.ts";
import { processors } from "./data/processors.ts";
import { isShown } from "./data/samples.ts";
import { formatOrganisationNumber } from "./format.ts";
import { preventBreaks } from "./prevent-breaks.ts";
import { readTranslations } from "./translations.ts";

/** The part of `content/data/site.json` that legal texts use. */
export type Owner = {
  company: {
    legalName: string;
    organisationNumber: string;
    vatRegistered: boolean;
    address: { street: string; postalCode: string; city: string; country: string };
  };
  /** The analytics provider, if any. */
  analytics?: { provider: Exclude<keyof typeof countingEn, "none"> } | undefined;
};

/** The privacy policy's text on analytics, by provider. */
const counting = readTranslations<typeof countingEn>("counting");
const legal = readTranslations<typeof legalEn>("legal");

/**
 * Returns placeholder values for `privacy.json` and `terms.json`, as plain text.
 *
 * @param owner from `content/data/site.json`
 * @param companies that process data for the owner
 */
export function legalValues(
  owner: Owner,
  language: LanguageCode,
  companies: readonly Processor[] = processors,
): Record<string, string> {
  const { company } = owner;
  const { street, postalCode, city, country } = company.address;
  const countries = new Intl.DisplayNames(languages[language].locale, { type: "region" });
  const named = companies.map((processor) => {
    const { name, task, country: where } = processor;
    // GDPR Article 13 (1)(e) allows categories in place of names.
    return isShown(processor)
      ? `${name} (${task[language]}, ${countries.of(where) ?? where})`
      : fillPlaceholders(legal[language].unnamedProcessor, { task: task[language] });
  });
  return {
    legalName: company.legalName,
    organisationNumber:
      formatOrganisationNumber(company.organisationNumber) + (company.vatRegistered ? "\u00a0MVA" : ""),
    address: `${street}, ${postalCode}\u00a0${city}, ${countries.of(country) ?? country}`,
    processors: preventBreaks(
      new Intl.ListFormat(languages[language].locale, { type: "conjunction" }).format(named),
    ),
    ...counting[language][owner.analytics?.provider ?? "none"],
  };
}
