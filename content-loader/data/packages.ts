import data from "../../content/data/packages.json" with { type: "json" };
import type { Package } from "./offers.ts";
import { isShown, showsSamples } from "./samples.ts";

/** The packages with their offers; without unproved offers and 'most popular' when the site hides samples. */
export const packages: readonly Package[] = data.packages.map((item) => {
  const { originalPrice, ...rest } = item as Omit<Package, "offer">;
  const offer = data.offers.find(({ id }) => id === item.offer);
  const isHidden = offer !== undefined && !isShown(offer);
  return {
    ...rest,
    popular: item.popular && (showsSamples || item.popularDocumented),
    offer: isHidden ? undefined : offer,
    ...(originalPrice && !isHidden && { originalPrice }),
  };
});
