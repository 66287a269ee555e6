import { claims } from "../../content-loader/data/claims.ts";
import type { ClaimId } from "../../content-loader/data/sales-schema.ts";
import { formatQuantity } from "../../content-loader/format.ts";
import type { LanguageCode } from "../../shared/languages.ts";

/** Formats a claim's figure; undefined when the site hides it. */
export function formatClaim(id: ClaimId, language: LanguageCode): string | undefined {
  const claim = claims[id];
  return claim && formatQuantity(claim.value, language);
}

/** Several claims about us. */
export interface ClaimSet<Id extends ClaimId> {
  figures: { id: Id; value: string }[];
  /** Whether the owner has proof of all of them. */
  proved: boolean;
}

/** Loads claims in this order. */
export function loadClaimSet<Id extends ClaimId>(ids: readonly Id[], language: LanguageCode): ClaimSet<Id> {
  return {
    figures: ids.flatMap((id) => {
      const value = formatClaim(id, language);
      return value ? [{ id, value }] : [];
    }),
    proved: ids.every((id) => claims[id]?.documented !== false),
  };
}

/** The figures of a sentence. */
export interface ClaimSentenceFigures<Id extends ClaimId> {
  figures: Record<Id, string>;
  proved: boolean;
}

/** Loads the claims of a sentence; false when the site hides one. */
export function loadClaimSentence<Id extends ClaimId>(
  ids: readonly Id[],
  language: LanguageCode,
): ClaimSentenceFigures<Id> | false {
  const { figures, proved } = loadClaimSet(ids, language);
  if (figures.length < ids.length) return false;
  return {
    figures: Object.fromEntries(figures.map(({ id, value }) => [id, value])) as Record<Id, string>,
    proved,
  };
}
