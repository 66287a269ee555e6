import { type ClaimId, claim, claims, type Wording } from "../../../content/data/claims.ts";
import type { Language } from "../../../content/data/types.ts";
import { formatDate, formatQuantity } from "../../../content/format.ts";
import { unbroken } from "../../../content/unbroken.ts";

/** What a figure rests on. */
export interface Ground {
  /** Null where none was found. */
  source: string | null;
  date: string;
  documented: boolean;
}

/** A figure of ours, written for one language, with what a reader needs to judge it. */
export interface CountedClaim extends Ground {
  id: ClaimId;
  value: string;
  /** The figure of somebody else to hold it against. */
  compare?: { value: string; source: string; date: string };
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

/** Every claim of the site, each once, under the wording that says what it rests on. */
export function countedClaims(language: Language): ClaimGroup[] {
  const ids = Object.keys(claims) as ClaimId[];
  return wordings.map((wording) => {
    const group = ids.filter((id) => claim(id).wording === wording).map((id) => counted(id, language));
    return { wording, claims: group, sharedGround: sharedGround(group) };
  });
}

/** What all of the claims rest on, or undefined when they differ in anything. */
export function sharedGround(group: CountedClaim[]): Ground | undefined {
  const [first] = group;
  if (!first) return undefined;
  const { source, date, documented } = first;
  const same = group.every(
    (other) => other.source === source && other.date === date && other.documented === documented,
  );
  return same ? { source, date, documented } : undefined;
}

function counted(id: ClaimId, language: Language): CountedClaim {
  const { value, documented, source, asOf, compare } = claim(id);
  return {
    id,
    documented,
    value: formatQuantity(value, language),
    source: source ? unbroken(source[language]) : null,
    date: formatDate(asOf, language),
    ...(compare && {
      compare: {
        value: formatQuantity(compare.value, language),
        source: unbroken(compare.source[language]),
        date: formatDate(compare.asOf, language),
      },
    }),
  };
}
