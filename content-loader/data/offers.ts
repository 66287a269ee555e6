import type { z } from "zod";
import type { LanguageCode } from "../../shared/languages.ts";
import { formatMoney } from "../format.ts";
import type { Offer, packageSchema } from "./sales-schema.ts";
import type { Money } from "./schema-values.ts";

/** A package of `content/data/packages.json`, with its offer in place of the offer's id. */
export type Package = Omit<z.infer<typeof packageSchema>, "offer"> & { offer?: Offer | undefined };

/**
 * The former price to show on a day; undefined without an offer. A prerendered page must ask again in the browser,
 * because the offer may have ended since.
 *
 * @param day in Oslo, `2026-11-21` (see `osloDay` in `content-loader/format.ts`)
 */
export function formerPriceOn(item: Package, day: string): Money | undefined {
  if (!item.offer || day < item.offer.from || day > item.offer.to) return undefined;
  return item.originalPrice;
}

/** The price in kroner, for Norwegian readers; undefined where the owner has set none. */
export function kronerPrice(item: Package, language: LanguageCode): string | undefined {
  if (language !== "no" || !item.priceInKroner) return undefined;
  return formatMoney({ amount: item.priceInKroner, currency: "NOK" }, language);
}

/** `€299` / `299 €`, or `299 € (3 490 kr)` where there is a price in kroner. */
export function formatPrice(item: Package, language: LanguageCode): string {
  const price = formatMoney(item.price, language);
  const kroner = kronerPrice(item, language);
  return kroner ? `${price} (${kroner})` : price;
}

/** The former price minus the price; undefined without a former price. */
export function saving(item: Package): Money | undefined {
  if (!item.originalPrice) return undefined;
  return { ...item.price, amount: item.originalPrice.amount - item.price.amount };
}
