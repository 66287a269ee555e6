/**
 * What is sold. Prices are in euro and include VAT. Names, descriptions and feature lists are words:
 * `pricing` in `content/<language>/`, under the same ids.
 */
import type { Money, Period } from "./types.ts";

export type PackageId = "starter" | "pro" | "premium";

/**
 * A lower price for a limited time. A former price may be named only if it was really charged just before
 * (markedsføringsloven § 7), so the offer carries when it was. `documented` says that the owner can show the
 * price history; `npm run launch:check` asks for it.
 */
export type Offer = Period & { formerPriceUsed: Period; documented: boolean };

export type Package = {
  id: PackageId;
  /** What the customer pays. For a custom package the listed price, which the agreed one may differ from. */
  price: Money;
  /** Price and delivery are agreed with each customer. */
  isCustom: boolean;
  /** The price before the offer. Show it only through `formerPriceOn`. */
  originalPrice: Money | null;
  offer: Offer | null;
  popular: boolean;
  /** Days from the day we have material and deposit; null where it is agreed. */
  deliveryDays: number | null;
  /** Rounds of changes. */
  revisions: number | "unlimited";
  /** Years of hosting and domain in the price. */
  hostingYears: number;
  /** Your own video on the site. */
  video: boolean;
  /** An editor of your own for texts and pictures. */
  cms: boolean;
  /** The example in `content/profiles/` that shows best what it makes. */
  example: string;
};

/** Sample dates: the owner replaces them by real ones, or sets `offer` to null and sells at one price. */
const launchOffer: Offer = {
  from: "2026-11-01",
  to: "2027-01-31",
  formerPriceUsed: { from: "2026-05-01", to: "2026-10-31" },
  documented: false,
};

export const packages: readonly Package[] = [
  {
    id: "starter",
    price: { amount: 299, currency: "EUR" },
    isCustom: false,
    originalPrice: { amount: 399, currency: "EUR" },
    offer: launchOffer,
    popular: false,
    deliveryDays: 7,
    revisions: 1,
    hostingYears: 1,
    video: false,
    cms: false,
    example: "tor-arne",
  },
  {
    id: "pro",
    price: { amount: 499, currency: "EUR" },
    isCustom: false,
    originalPrice: { amount: 799, currency: "EUR" },
    offer: launchOffer,
    popular: true,
    deliveryDays: 5,
    revisions: 2,
    hostingYears: 1,
    video: true,
    cms: false,
    example: "ingrid",
  },
  {
    id: "premium",
    price: { amount: 1299, currency: "EUR" },
    isCustom: true,
    originalPrice: null,
    offer: null,
    popular: false,
    deliveryDays: null,
    revisions: "unlimited",
    hostingYears: 1,
    video: true,
    cms: true,
    example: "wenche",
  },
];

/**
 * The former price to show beside the price on a day, or null when one price is to be shown.
 * A prerendered page must ask again in the browser, because it may be read after the offer has ended.
 *
 * @param day in Oslo, `2026-11-21` (see `osloDay` in `content-loader/format.ts`)
 */
export function formerPriceOn(item: Package, day: string): Money | null {
  if (!item.offer || day < item.offer.from || day > item.offer.to) return null;
  return item.originalPrice;
}

/** What the offer takes off the former price, in the same currency; null where there is no former price. */
export function saving(item: Package): Money | null {
  if (!item.originalPrice) return null;
  return { ...item.price, amount: item.originalPrice.amount - item.price.amount };
}
