import { claims } from "../../content-loader/data/claims.ts";
import type { ClaimId } from "../../content-loader/data/sales-schema.ts";
import type { Language } from "../../content-loader/data/types.ts";
import { formatQuantity } from "../../content-loader/format.ts";

/** A figure as a language writes it; undefined where the site hides it. */
export function claimValue(id: ClaimId, language: Language): string | undefined {
  const claim = claims[id];
  return claim && formatQuantity(claim.value, language);
}

/** Figures about us for a strip. */
export interface ClaimStrip<Id extends ClaimId> {
  figures: { id: Id; value: string }[];
  /** Whether the owner has proof of every one of those shown. */
  proved: boolean;
}

/** Loads a strip of claims in this order. */
export function claimStrip<Id extends ClaimId>(ids: readonly Id[], language: Language): ClaimStrip<Id> {
  return {
    figures: ids.flatMap((id) => {
      const value = claimValue(id, language);
      return value ? [{ id, value }] : [];
    }),
    proved: ids.every((id) => claims[id]?.documented !== false),
  };
}

/** Figures of a sentence that names all of them. */
export interface ClaimSentenceFigures<Id extends ClaimId> {
  figures: Record<Id, string>;
  proved: boolean;
}

/** Loads the claims of a sentence; false when the site hides one. */
export function claimSentence<Id extends ClaimId>(
  ids: readonly Id[],
  language: Language,
): ClaimSentenceFigures<Id> | false {
  const { figures, proved } = claimStrip(ids, language);
  if (figures.length < ids.length) return false;
  return {
    figures: Object.fromEntries(figures.map(({ id, value }) => [id, value])) as Record<Id, string>,
    proved,
  };
}
