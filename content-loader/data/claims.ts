import data from "../../content/data/claims.json" with { type: "json" };
import type { Claim, ClaimId } from "./schema.ts";

/** The figures that the site states about itself or about the market. */
export const claims = data as Record<ClaimId, Claim>;
