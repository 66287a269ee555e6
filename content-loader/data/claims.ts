import data from "../../content/data/claims.json" with { type: "json" };
import type { Claim, ClaimId } from "./sales-schema.ts";
import { isShown } from "./samples.ts";

/** Every figure, also those that the site hides. */
export const allClaims = data as Record<ClaimId, Claim>;

/** The figures that the site states about itself or about the market. */
export const claims: Partial<Record<ClaimId, Claim>> = Object.fromEntries(
  Object.entries(allClaims).filter(([, claim]) => isShown(claim)),
);
