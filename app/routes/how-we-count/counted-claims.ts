import { claims } from "../../../content-loader/data/claims.ts";
import type { Claim, ClaimId, Wording } from "../../../content-loader/data/sales-schema.ts";
import { formatQuantity } from "../../../content-loader/format.ts";
import { preventBreaks } from "../../../content-loader/prevent-breaks.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { formatDate } from "../../../shared/time-wording.ts";
import { type PublishedFigure, publishedFigure } from "../../claims/published-figure.ts";

/** Basis of a figure. */
export interface Basis {
  /** Null when none was found. */
  source: string | null;
  date: string;
  documented: boolean;
  /** Our own figure without proof: an example without a basis. */
  unproved: boolean;
}

/** A localized claim with its basis. */
export interface CountedClaim extends Basis {
  id: ClaimId;
  value: string;
  /** A published figure for comparison. */
  compare?: PublishedFigure;
}

export interface ClaimGroup {
  wording: Wording;
  claims: CountedClaim[];
  /** Stated once when all claims of the group share it. */
  sharedBasis?: Basis;
}

/** Order of the kinds in 'How we count': our counts first, the market last. */
const wordings = [
  "ownCount",
  "clientsToldUs",
  "ownReviews",
  "messagesAnyHour",
  "ownPromise",
  "usSurvey2018",
  "ownEstimate",
  "publicFigure",
] as const satisfies readonly Wording[];

/** Every claim that the site shows, once, grouped by basis. */
export function countedClaims(language: LanguageCode, from = claims): ClaimGroup[] {
  const shown = Object.entries(from) as [ClaimId, Claim][];
  return wordings.flatMap((wording) => {
    const group = shown
      .filter(([, claim]) => claim.wording === wording)
      .map(([id, claim]) => toCountedClaim(id, claim, language));
    return group.length > 0 ? [{ wording, claims: group, sharedBasis: sharedBasis(group) }] : [];
  });
}

/** The common basis of the claims, or undefined when they differ. */
export function sharedBasis(group: CountedClaim[]): Basis | undefined {
  const [first] = group;
  if (!first) return undefined;
  const { source, date, documented, unproved } = first;
  const same = group.every(
    (other) => other.source === source && other.date === date && other.documented === documented,
  );
  return same ? { source, date, documented, unproved } : undefined;
}

function toCountedClaim(id: ClaimId, own: Claim, language: LanguageCode): CountedClaim {
  const { value, documented, source, asOf, about } = own;
  const compare = publishedFigure(own, language);
  return {
    id,
    documented,
    unproved: about === "provider" && !documented,
    value: formatQuantity(value, language),
    source: source ? preventBreaks(source[language]) : null,
    date: formatDate(asOf, language),
    ...(compare && { compare }),
  };
}
