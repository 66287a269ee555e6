import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import english from "../../content/en/pricing.json";
import norwegian from "../../content/no/pricing.json";
import type { Package } from "../../content-loader/data/offers.ts";
import { packages } from "../../content-loader/data/packages.ts";
import type { PackageId } from "../../content-loader/data/sales-schema.ts";
import { LanguageProvider } from "../i18n/language-provider.tsx";
import type { LanguageCode } from "../i18n/languages.ts";
import { PlanCards } from "./plan-cards.tsx";
import { priceList } from "./price-list.server.ts";

const translations = { en: { pricing: english }, no: { pricing: norwegian } };

const offer = {
  id: "launch",
  from: "2026-11-01",
  to: "2026-11-30",
  formerPriceUsed: { from: "2026-05-01", to: "2026-10-31" },
  documented: true,
};
const formerPrices: Partial<Record<PackageId, number>> = { starter: 399, pro: 799 };
const items: Package[] = packages.map((item) => {
  const amount = formerPrices[item.id];
  return amount ? { ...item, offer, originalPrice: { amount, currency: "EUR" } } : item;
});

/** The visible text of the cards on a page built on a day, as one line. */
function readCards(language: LanguageCode, day: string, plans = items): string {
  return renderToStaticMarkup(
    <LanguageProvider code={language} translations={translations[language]}>
      <PlanCards prices={{ ...priceList(language, plans), day }} />
    </LanguageProvider>,
  )
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

it("shows the former price, the saving and its dates on the last day of the offer", () => {
  const text = readCards("en", "2026-11-30");
  expect(text).toContain("Now €299 Before €399 incl. VAT · offer until 30 November 2026 Save €100");
  expect(text).toContain("1 May – 31 October 2026: Starter €399, Pro €799.");
});

it("shows one price and no offer on the day after", () => {
  const text = readCards("en", "2026-12-01");
  expect(text).toContain("€299 incl. VAT");
  expect(text).not.toMatch(/€399|€799|Save|Before|before|offer until/);
});

it("formats prices in the Norwegian way on Norwegian pages", () => {
  const text = readCards("no", "2026-11-01");
  expect(text).toContain("Nå 499 € Før 799 € inkl. mva. · kampanjepris til 30. november 2026 Spar 300 €");
  expect(text).toContain("Etter avtale fra 1 299 € inkl. mva.");
});

it("shows prices in kroner next to euros on Norwegian pages when the owner has set them", () => {
  const withKroner = items.map((item) => ({ ...item, priceInKroner: item.isCustom ? 15_200 : 5790 }));
  const text = readCards("no", "2026-11-01", withKroner);
  expect(text).toContain("Nå 499 € Før 799 € 5 790 kr inkl. mva.");
  expect(text).toContain("fra 1 299 € (15 200 kr) inkl. mva.");
  expect(readCards("no", "2026-12-01", withKroner)).toContain("499 € 5 790 kr inkl. mva.");
  expect(readCards("en", "2026-11-01", withKroner)).not.toMatch(/kr|NOK/);
});
