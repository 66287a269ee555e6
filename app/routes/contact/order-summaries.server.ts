import { packages } from "../../../content-loader/data/packages.ts";
import type { PackageId } from "../../../content-loader/data/schema.ts";
import { guaranteeDays, terms } from "../../../content-loader/data/service.ts";
import { formatDays, formatMoney, formatPercent } from "../../../content-loader/format.ts";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import type { PackageChoice, PackageSummary } from "../../forms/order-summary.tsx";
import type { LanguageCode } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";

/** The order summary of every package that the contact form offers. */
export function orderSummaries(language: LanguageCode): Record<PackageChoice, PackageSummary> {
  const { orderSummary: words } = wordsFor(language, "orderSummary");
  // The call names a package in English.
  const labels = wordsFor("en", "contactForm").contactForm.packages;
  const share = formatPercent(terms.depositPercent, language);
  const rest = formatPercent(100 - terms.depositPercent, language);

  function rowsOf(id: PackageId): PackageSummary["rows"] {
    const item = packages.find((one) => one.id === id);
    if (!item) throw new Error(`content/data/packages.json has no package "${id}"`);
    const money = (amount: number) => formatMoney({ ...item.price, amount }, language);
    const { amount } = item.price;
    const deposit = (amount * terms.depositPercent) / 100;
    const price = item.isCustom ? fillPlaceholders(words.from, { price: money(amount) }) : money(amount);
    const delivery =
      item.deliveryDays === undefined
        ? { value: words.agreed }
        : { value: formatDays(item.deliveryDays, language), note: words.counted };
    return [
      { label: words.price, value: price, note: words.vat },
      ...payments(item.isCustom ? undefined : [money(deposit), money(amount - deposit)]),
      { label: words.delivery, ...delivery },
      { label: words.refund, value: formatDays(guaranteeDays, language), note: words.refundNote },
    ];
  }

  /** Without a fixed price there are no amounts. */
  function payments([first, second]: [string?, string?] = []): PackageSummary["rows"] {
    if (!first || !second) return [{ label: words.payment, value: words.parts }];
    return [
      { label: fillPlaceholders(words.deposit, { percent: share }), value: first },
      { label: fillPlaceholders(words.rest, { percent: rest }), value: second },
    ];
  }

  const summary = (id: PackageId): PackageSummary => ({
    label: labels[id],
    heading: words.heads[id],
    send: words.sends[id],
    rows: rowsOf(id),
  });
  return {
    starter: summary("starter"),
    pro: summary("pro"),
    premium: summary("premium"),
    custom: {
      label: labels.custom,
      heading: words.heads.custom,
      send: words.sends.custom,
      rows: [
        { label: words.price, value: words.agreed },
        ...payments(),
        { label: words.delivery, value: words.agreed },
      ],
    },
  };
}
