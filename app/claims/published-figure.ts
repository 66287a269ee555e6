import type { Claim } from "../../content-loader/data/schema.ts";
import type { Language } from "../../content-loader/data/types.ts";
import { formatQuantity } from "../../content-loader/format.ts";
import { unbroken } from "../../content-loader/unbroken.ts";
import { formatDate } from "../../shared/time-wording.ts";

/** A figure that others have published beside one of ours, as a page writes it. */
export interface PublishedFigure {
  /** `NOK 712,000 (€61,000–62,000)`: in brackets the same in the currency of ours. */
  value: string;
  source: string;
  date: string;
}

/** What others have published beside this claim; undefined where nothing is named. */
export function publishedFigure(
  { compare }: Pick<Claim, "compare">,
  language: Language,
): PublishedFigure | undefined {
  if (!compare) return undefined;
  const { value, converted, source, asOf } = compare;
  const brackets = converted ? ` (${formatQuantity(converted, language)})` : "";
  return {
    value: formatQuantity(value, language) + brackets,
    source: unbroken(source[language]),
    date: formatDate(asOf, language),
  };
}
