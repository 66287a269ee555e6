import { type Package, saving } from "../../content-loader/data/offers.ts";
import { packages } from "../../content-loader/data/packages.ts";
import type { Language } from "../../content-loader/data/types.ts";
import { formatDays, formatMoney, osloDay } from "../../content-loader/format.ts";
import { profileName } from "../../content-loader/profiles.ts";
import { formatDate, formatDateRange } from "../../shared/time-wording.ts";

/** A package with its facts as a language writes them. */
export interface Plan {
  item: Package;
  price: string;
  /** Null where it is agreed. */
  delivery: string | null;
  /** The example profile that shows best what the package makes. */
  example: { slug: string; name: string };
  /** Whether it may be shown depends on the day: ask `formerPriceOn`. */
  offer: { formerPrice: string; saving: string; until: string; formerPeriod: string } | null;
}

export interface PriceList {
  /** The day in Oslo on which this was written. */
  day: string;
  /** The next day on which an offer begins or has ended; undefined where none does. */
  nextChange: string | undefined;
  plans: Plan[];
}

/** The packages for a page's loader. Names and features are words, in `pricing`. */
export function priceList(language: Language, items: readonly Package[] = packages): PriceList {
  const day = osloDay(new Date());
  return {
    day,
    nextChange: nextChange(items, day),
    plans: items.map((item) => ({
      item,
      price: formatMoney(item.price, language),
      delivery: item.deliveryDays === undefined ? null : formatDays(item.deliveryDays, language),
      example: { slug: item.example, name: profileName(item.example, language) },
      offer: offerOf(item, language),
    })),
  };
}

/** Day after day, as `formerPriceOn` has it: the last day of an offer is part of it. */
function nextChange(items: readonly Package[], day: string): string | undefined {
  const days = items.flatMap(({ offer }) => (offer ? [offer.from, dayAfter(offer.to)] : []));
  return days.filter((changes) => changes > day).sort()[0];
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, day.length);
}

function offerOf(item: Package, language: Language): Plan["offer"] {
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
