import { claims } from "../../content-loader/data/claims.ts";
import type { ClaimId } from "../../content-loader/data/schema.ts";
import type { Language } from "../../content-loader/data/types.ts";
import { formatQuantity } from "../../content-loader/format.ts";

/** Figures about ourselves as a strip shows them. */
export interface ClaimStrip<Id extends ClaimId> {
  figures: { id: Id; value: string }[];
  /** Whether the owner has proof of every one of them. */
  proved: boolean;
}

/** The strip of these claims, in this order, for a page's loader. */
export function claimStrip<Id extends ClaimId>(ids: readonly Id[], language: Language): ClaimStrip<Id> {
  return {
    figures: ids.map((id) => ({ id, value: formatQuantity(claims[id].value, language) })),
    proved: ids.every((id) => claims[id].documented),
  };
}
