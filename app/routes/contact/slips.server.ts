import { type PackageId, packages } from "../../../content/data/packages.ts";
import { guaranteeDays, terms } from "../../../content/data/service.ts";
import { formatDays, formatMoney, formatPercent } from "../../../content-loader/format.ts";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import type { Choice, Slip } from "../../forms/slip.tsx";
import type { LanguageCode } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";

/** The slip of every choice of the contact form, for its loader: all figures and words stand in it already. */
export function slipsOf(language: LanguageCode): Record<Choice, Slip> {
  const { slip: words } = wordsFor(language, "slip");
  // Messages name a package in one language, whichever the visitor reads.
  const values = wordsFor("en", "contactForm").contactForm.packages;
  const share = formatPercent(terms.depositPercent, language);
  const rest = formatPercent(100 - terms.depositPercent, language);

  function rowsOf(id: PackageId): Slip["rows"] {
    const item = packages.find((one) => one.id === id);
    if (!item) throw new Error(`content/data/packages.ts has no package "${id}"`);
    const money = (amount: number) => formatMoney({ ...item.price, amount }, language);
    const { amount } = item.price;
    const deposit = (amount * terms.depositPercent) / 100;
    const price = item.isCustom ? fillPlaceholders(words.from, { price: money(amount) }) : money(amount);
    const delivery =
      item.deliveryDays === null
        ? { value: words.agreed }
        : { value: formatDays(item.deliveryDays, language), note: words.counted };
    return [
      { label: words.price, value: price, note: words.vat },
      ...payments(item.isCustom ? undefined : [money(deposit), money(amount - deposit)]),
      { label: words.delivery, ...delivery },
      { label: words.refund, value: formatDays(guaranteeDays, language), note: words.refundNote },
    ];
  }

  /** Where the price is agreed first, so are the sums. */
  function payments([first, second]: [string?, string?] = []): Slip["rows"] {
    if (!first || !second) return [{ label: words.payment, value: words.parts }];
    return [
      { label: fillPlaceholders(words.deposit, { percent: share }), value: first },
      { label: fillPlaceholders(words.rest, { percent: rest }), value: second },
    ];
  }

  const slip = (id: PackageId): Slip => ({
    value: values[id],
    heading: words.heads[id],
    send: words.sends[id],
    rows: rowsOf(id),
  });
  return {
    starter: slip("starter"),
    pro: slip("pro"),
    premium: slip("premium"),
    custom: {
      value: values.custom,
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
