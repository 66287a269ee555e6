import { formatPrice, kronerPrice, type Package, saving } from "../../content-loader/data/offers.ts";
import { packages } from "../../content-loader/data/packages.ts";
import { formatDays, formatMoney, osloDay } from "../../content-loader/format.ts";
import { profileName } from "../../content-loader/profiles.ts";
import { addDays } from "../../shared/day.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { formatDate, formatDateRange } from "../../shared/time-wording.ts";

/** A package with its localized facts. */
export interface Plan {
  item: Package;
  price: string;
  /** The price in kroner, on Norwegian pages and where the owner has set one. */
  kroner: string | undefined;
  /** Both prices, as in a sentence. */
  fullPrice: string;
  /** Null when the price is agreed individually. */
  delivery: string | null;
  /** The example profile for the package. */
  example: { slug: string; name: string };
  /** Shown on days allowed by `formerPriceOn`. */
  offer: { formerPrice: string; saving: string; until: string; formerPeriod: string } | null;
}

export interface PriceList {
  /** Day of the build, in Oslo. */
  day: string;
  /** The next start of an offer or day after its end; undefined when there is none. */
  nextChange: string | undefined;
  plans: Plan[];
}

/** The packages for a page's loader. Names and features are translations of `pricing`. */
export function priceList(language: LanguageCode, items: readonly Package[] = packages): PriceList {
  const day = osloDay(new Date());
  return {
    day,
    nextChange: nextChange(items, day),
    plans: items.map((item) => ({
      item,
      price: formatMoney(item.price, language),
      kroner: kronerPrice(item, language),
      fullPrice: formatPrice(item, language),
      delivery: item.deliveryDays === undefined ? null : formatDays(item.deliveryDays, language),
      example: { slug: item.example, name: profileName(item.example, language) },
      offer: currentOffer(item, language),
    })),
  };
}

/** Day by day; an offer's last day is included, as in `formerPriceOn`. */
function nextChange(items: readonly Package[], day: string): string | undefined {
  const days = items.flatMap(({ offer }) => (offer ? [offer.from, addDays(offer.to, 1)] : []));
  return days.filter((changes) => changes > day).sort()[0];
}

function currentOffer(item: Package, language: LanguageCode): Plan["offer"] {
  const saved = saving(item);
  if (!item.offer || !item.originalPrice || !saved) return null;
  const { from, to } = item.offer.formerPriceUsed;
  return {
    formerPrice: formatMoney(item.originalPrice, language),
    saving: formatMoney(saved, language),
    until: formatDate(item.offer.to, language),
    formerPeriod: formatDateRange(from, to, language),
  };
}
