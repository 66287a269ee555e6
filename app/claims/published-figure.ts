import type { Claim } from "../../content-loader/data/sales-schema.ts";
import { formatQuantity } from "../../content-loader/format.ts";
import { preventBreaks } from "../../content-loader/prevent-breaks.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { formatDate } from "../../shared/time-wording.ts";

/** A published figure next to one of ours, formatted. */
export interface PublishedFigure {
  /** `NOK 712,000 (€61,000–62,000)`: converted to our figure's currency in brackets. */
  value: string;
  source: string;
  date: string;
}

/** The published figure of a claim, if any. */
export function publishedFigure(
  { compare }: Pick<Claim, "compare">,
  language: LanguageCode,
): PublishedFigure | undefined {
  if (!compare) return undefined;
  const { value, converted, source, asOf } = compare;
  const brackets = converted ? ` (${formatQuantity(converted, language)})` : "";
  return {
    value: formatQuantity(value, language) + brackets,
    source: preventBreaks(source[language]),
    date: formatDate(asOf, language),
  };
}
