import data from "../../content/data/regions.json" with { type: "json" };
import type { Region } from "./schema.ts";

/** The markets of the international page. No source was found for them: the page marks them as our own estimates. */
export const regions = data.regions as readonly Region[];
