import type { z } from "zod";
import { formatMoney } from "../format.ts";
import type { Offer, packageSchema } from "./sales-schema.ts";
import type { Money } from "./schema-values.ts";
import type { Language } from "./types.ts";

/** A package as `content/data/packages.json` has it, with its offer in place of the offer's id. */
export type Package = Omit<z.infer<typeof packageSchema>, "offer"> & { offer?: Offer | undefined };

/**
 * The former price to show on a day, or undefined without an offer.
 * A prerendered page must ask again in the browser, because it may be read after the offer has ended.
 *
 * @param day in Oslo, `2026-11-21` (see `osloDay` in `content-loader/format.ts`)
 */
export function formerPriceOn(item: Package, day: string): Money | undefined {
  if (!item.offer || day < item.offer.from || day > item.offer.to) return undefined;
  return item.originalPrice;
}

/** The price in kroner, for Norwegian readers; undefined where the owner has set none. */
export function kronerPrice(item: Package, language: Language): string | undefined {
  if (language !== "no" || !item.priceInKroner) return undefined;
  return formatMoney({ amount: item.priceInKroner, currency: "NOK" }, language);
}

/** `€299` / `299 €`, or `299 € (3 490 kr)` where there is a price in kroner. */
export function formatPrice(item: Package, language: Language): string {
  const price = formatMoney(item.price, language);
  const kroner = kronerPrice(item, language);
  return kroner ? `${price} (${kroner})` : price;
}

/** What the offer takes off the former price, in the same currency; undefined where there is no former price. */
export function saving(item: Package): Money | undefined {
  if (!item.originalPrice) return undefined;
  return { ...item.price, amount: item.originalPrice.amount - item.price.amount };
}
