import data from "../../content/data/regions.json" with { type: "json" };
import type { Region } from "./sales-schema.ts";
import { isShown } from "./samples.ts";

/** A market, without its figures where they are hidden. */
export type ShownRegion = Pick<Region, "id" | "documented"> & Partial<Region>;

/** The markets of the international page. Their figures are our own estimates, and the page says so. */
export const regions: readonly ShownRegion[] = (data.regions as readonly Region[]).map((region) =>
  isShown(region) ? region : { id: region.id, documented: region.documented },
);
