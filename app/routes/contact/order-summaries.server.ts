import { formatPrice, type Package } from "../../../content-loader/data/offers.ts";
import { packages } from "../../../content-loader/data/packages.ts";
import type { PackageId } from "../../../content-loader/data/sales-schema.ts";
import { guaranteeDays, terms } from "../../../content-loader/data/service.ts";
import { formatDays, formatMoney, formatPercent } from "../../../content-loader/format.ts";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import type { PackageChoice, PackageSummary } from "../../forms/order-summary.tsx";
import type { LanguageCode } from "../../i18n/languages.ts";
import { translationsFor } from "../../i18n/translations.server.ts";

/** The order summary of every package that the contact form offers. */
export function orderSummaries(
  language: LanguageCode,
  items: readonly Package[] = packages,
): Record<PackageChoice, PackageSummary> {
  const { orderSummary: translations } = translationsFor(language, "orderSummary");
  // The request names a package in English.
  const labels = translationsFor("en", "contactForm").contactForm.packages;
  const share = formatPercent(terms.depositPercent, language);
  const rest = formatPercent(100 - terms.depositPercent, language);

  function buildRows(id: PackageId): PackageSummary["rows"] {
    const item = items.find((one) => one.id === id);
    if (!item) throw new Error(`content/data/packages.json has no package "${id}"`);
    const money = (amount: number) => formatMoney({ ...item.price, amount }, language);
    const { amount } = item.price;
    const deposit = (amount * terms.depositPercent) / 100;
    const full = formatPrice(item, language);
    const price = item.isCustom ? fillPlaceholders(translations.from, { price: full }) : full;
    const delivery =
      item.deliveryDays === undefined
        ? { value: translations.agreed }
        : { value: formatDays(item.deliveryDays, language), note: translations.counted };
    return [
      { label: translations.price, value: price, note: translations.vat },
      ...payments(item.isCustom ? undefined : [money(deposit), money(amount - deposit)]),
      { label: translations.delivery, ...delivery },
      {
        label: translations.refund,
        value: formatDays(guaranteeDays, language),
        note: translations.refundNote,
      },
    ];
  }

  const customRows = [
    { label: translations.price, value: translations.agreed },
    ...payments(),
    { label: translations.delivery, value: translations.agreed },
  ];

  /** Without a fixed price there are no amounts. */
  function payments([first, second]: [string?, string?] = []): PackageSummary["rows"] {
    if (!first || !second) return [{ label: translations.payment, value: translations.parts }];
    return [
      { label: fillPlaceholders(translations.deposit, { percent: share }), value: first },
      { label: fillPlaceholders(translations.rest, { percent: rest }), value: second },
    ];
  }

  const summary = (id: PackageChoice): PackageSummary => ({
    label: labels[id],
    heading: translations.heads[id],
    send: translations.sends[id],
    rows: id === "custom" ? customRows : buildRows(id),
  });
  // In the order of the form's options.
  const choices = Object.keys(labels) as PackageChoice[];
  return Object.fromEntries(choices.map((id) => [id, summary(id)])) as Record<PackageChoice, PackageSummary>;
}
