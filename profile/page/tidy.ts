/** Words that keep their capitals in sentence case. */
const acronym =
  /^(?:HR|IT|QA|UX|UI|PR|AI|BI|VP|RN|EU|UK|US|IP|[A-ZÆØÅ]|CEO|CFO|CTO|COO|CIO|CMO|HSE|HMS|KAM|B2B|B2C|API|AWS|ERP|CRM|SQL|SAP|BIM|CAD|GIS|PhD|MBA|BSc|MSc|LLM|NAV|NATO|USA|SMB|PPT|PLS|VVS|EPC|R&D|FOU)$/;

const hasLetter = /[\p{L}\p{N}]/u;

/**
 * Removes separators at both ends of a value and adds missing spaces after commas. Returns undefined for a value without
 * letters and digits.
 */
export function tidy(value: string | undefined): string | undefined {
  if (value === undefined || !hasLetter.test(value)) return undefined;
  return value
    .replace(/^[\s,;:|·•–—-]+(?=[\p{L}\p{N}"“«('])/u, "")
    .replace(/[\s,;:|·•–—-]+$/u, "")
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ", ")
    .replace(/\s{2,}/g, " ");
}

/** Converts a title in capitals to sentence case, except acronyms. */
export function asTitle(value: string | undefined): string | undefined {
  const text = tidy(value);
  if (!text || /\p{Ll}/u.test(text) || !/\p{Lu}{5}/u.test(text)) return text;
  const lower = text.replace(/[\p{L}\p{N}&]+/gu, (word) => (acronym.test(word) ? word : word.toLowerCase()));
  return lower.replace(/\p{L}/u, (first) => first.toUpperCase());
}
