/** Words that keep their capitals in sentence case. */
const acronym =
  /^(?:HR|IT|QA|UX|UI|PR|AI|BI|VP|RN|EU|UK|US|IP|[A-ZÆØÅ]|CEO|CFO|CTO|COO|CIO|CMO|HSE|HMS|KAM|B2B|B2C|API|AWS|ERP|CRM|SQL|SAP|BIM|CAD|GIS|PhD|MBA|BSc|MSc|LLM|NAV|NATO|USA|SMB|PPT|PLS|VVS|EPC|R&D|FOU)$/;

const hasLetter = /[\p{L}\p{N}]/u;

/** Labels of CV forms and page headers, which are no values. */
const formLabel =
  /^(?:(?:employer|workplace) and (?:place|location)|arbeidsgiver og (?:sted|adresse)|name and address of employer|navn og adresse på arbeidsgiver|occupation or position held|personal information|personlige opplysninger|curriculum vitae(?:\s.*)?)$/i;

/** Labels in front of a name. */
const nameLabel = /^(?:personal information|personlige opplysninger|personalia|curriculum vitae)[\s:–-]+/i;

/**
 * Removes separators at both ends of a value and adds missing spaces after commas. Returns undefined for a value without
 * letters and digits, and for the label of a form.
 */
export function tidy(value: string | undefined): string | undefined {
  if (value === undefined || !hasLetter.test(value) || formLabel.test(value.trim())) return undefined;
  return value
    .replace(/^[\s,;:|·•–—-]+(?=[\p{L}\p{N}"“«('])/u, "")
    .replace(/[\s,;:|·•–—-]+$/u, "")
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ", ")
    .replace(/(?<=[?!])\.(?=\s|$)/g, "")
    .replace(/\s{2,}/g, " ");
}

/** A name without the label of the form in front of it. */
export function tidyName(value: string | undefined): string | undefined {
  return value?.trim().replace(nameLabel, "") || undefined;
}

/** Converts a title in capitals to sentence case, except acronyms. */
export function asTitle(value: string | undefined): string | undefined {
  const text = tidy(value);
  if (!text || /\p{Ll}/u.test(text) || !/\p{Lu}{5}/u.test(text)) return text;
  const lower = text.replace(/[\p{L}\p{N}&]+/gu, (word) => (acronym.test(word) ? word : word.toLowerCase()));
  return lower.replace(/\p{L}/u, (first) => first.toUpperCase());
}
