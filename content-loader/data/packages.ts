import data from "../../content/data/packages.json" with { type: "json" };
import type { Package } from "./offers.ts";

/** The packages, each with its offer. */
export const packages = data.packages.map((item) => ({
  ...item,
  offer: data.offers.find(({ id }) => id === item.offer),
})) as readonly Package[];
