import { claims } from "../../../content-loader/data/claims.ts";
import type { Claim, ClaimId, Wording } from "../../../content-loader/data/schema.ts";
import type { Language } from "../../../content-loader/data/types.ts";
import { formatQuantity } from "../../../content-loader/format.ts";
import { unbroken } from "../../../content-loader/unbroken.ts";
import { formatDate } from "../../../shared/time-wording.ts";
import { type PublishedFigure, publishedFigure } from "../../claims/published-figure.ts";

/** What a figure rests on. */
export interface Ground {
  /** Null where none was found. */
  source: string | null;
  date: string;
  documented: boolean;
  /** Of ourselves and without proof: an example, which rests on nothing yet. */
  unproved: boolean;
}

/** A figure of ours, written for one language, with what a reader needs to judge it. */
export interface CountedClaim extends Ground {
  id: ClaimId;
  value: string;
  /** The figure of somebody else to hold it against. */
  compare?: PublishedFigure;
}

export interface ClaimGroup {
  wording: Wording;
  claims: CountedClaim[];
  /** Said once when all claims of the group rest on the same. */
  sharedGround?: Ground;
}

/** In this order 'How we count' explains what kinds of figures there are: what we counted first, the market last. */
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

/** Every claim that the site shows, each once, under the wording that says what it rests on. */
export function countedClaims(language: Language, from = claims): ClaimGroup[] {
  const shown = Object.entries(from) as [ClaimId, Claim][];
  return wordings.flatMap((wording) => {
    const group = shown
      .filter(([, claim]) => claim.wording === wording)
      .map(([id, claim]) => counted(id, claim, language));
    return group.length > 0 ? [{ wording, claims: group, sharedGround: sharedGround(group) }] : [];
  });
}

/** What all of the claims rest on, or undefined when they differ in anything. */
export function sharedGround(group: CountedClaim[]): Ground | undefined {
  const [first] = group;
  if (!first) return undefined;
  const { source, date, documented, unproved } = first;
  const same = group.every(
    (other) => other.source === source && other.date === date && other.documented === documented,
  );
  return same ? { source, date, documented, unproved } : undefined;
}

function counted(id: ClaimId, own: Claim, language: Language): CountedClaim {
  const { value, documented, source, asOf, about } = own;
  const compare = publishedFigure(own, language);
  return {
    id,
    documented,
    unproved: about === "provider" && !documented,
    value: formatQuantity(value, language),
    source: source ? unbroken(source[language]) : null,
    date: formatDate(asOf, language),
    ...(compare && { compare }),
  };
}
