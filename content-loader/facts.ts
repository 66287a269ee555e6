/**
 * The facts that texts use as `{{placeholders}}`: about the owner, the packages and the service. Each has one source in
 * `content/data/` and is formatted here by language. Values are plain text.
 */

import promises from "../content/data/promises.json" with { type: "json" };
import type { LanguageCode } from "../shared/languages.ts";
import { fillPlaceholders } from "../shared/placeholders.ts";
import { formatHours, formatOpeningHours, formatWeekdays } from "../shared/time-wording.ts";
import { claims } from "./data/claims.ts";
import type { Package } from "./data/offers.ts";
import { packages } from "./data/packages.ts";
import { delivery, guaranteeDays, replies, retention, terms } from "./data/service.ts";
import {
  formatMoney,
  formatNumber,
  formatPhone,
  formatQuantity,
  formatRange,
  formatYears,
} from "./format.ts";

/** The part of `content/data/site.json` that texts use. */
type FactOwner = {
  brand: string;
  contact: { email: string; phone: string };
  openingHours: { opens: string; closes: string; days: readonly number[] };
  booking: { minutes: number };
};

/** The owner, and the maximum lengths of the contact form's fields. */
type FactInputs = {
  owner: FactOwner;
  limits: Readonly<Record<string, number>>;
};

export const service = { claims, packages, delivery, guaranteeDays, replies, retention, terms };

/**
 * Returns every fact by its placeholder.
 *
 * @param data the service data; tests pass their own
 */
export function factValues({ owner, limits }: FactInputs, language: LanguageCode, data = service) {
  const { openingHours } = owner;
  const hours = formatHours(openingHours.opens, openingHours.closes, language);
  const officeDays = formatWeekdays(openingHours.days, language);
  const count = (value: number) => formatNumber(value, language);
  const { from, to } = data.delivery.projectBusinessDays;
  const uptime = data.claims.uptime?.value;

  const facts = {
    brand: owner.brand,
    email: owner.contact.email,
    phone: formatPhone(owner.contact.phone),
    /** `9:00–18:00` / `kl. 9–18`, Oslo time. */
    hours,
    /** `Monday to Friday` / `mandag til fredag`. */
    officeDays,
    /** Both, as a separate line. */
    openingHours: formatOpeningHours(openingHours.days, openingHours.opens, openingHours.closes, language),

    /** The free consultation. */
    minutes: count(owner.booking.minutes),
    replyHours: count(data.replies.inquiryHours),
    privacyReplyHours: count(data.replies.privacyHours),
    privacyDays: count(data.replies.privacyDays),
    legalReplyDays: count(data.replies.legalBusinessDays),

    ...packageFacts(data.packages, language),
    hostingYears: formatYears(Math.min(...data.packages.map((item) => item.hostingYears)), language),
    // Empty when the site hides the figure: `withoutSamples` omits the texts that use it.
    uptime: uptime ? formatQuantity(uptime, language) : "",
    uptimeFigure: uptime ? formatNumber(uptime.amount, language) : "",

    /** `7–14`, business days. */
    projectDays: formatRange(from, to, language),
    guaranteeDays: count(data.guaranteeDays),

    minimumAge: count(data.terms.minimumAge),
    depositPercent: count(data.terms.depositPercent),
    invoiceDays: count(data.terms.invoiceDays),
    refundDays: count(data.terms.refundDays),
    noticeDays: count(data.terms.noticeDays),
    withdrawalDays: count(data.terms.withdrawalDays),
    liabilityMonths: count(data.terms.liabilityMonths),
    inactiveYears: count(data.terms.inactiveYears),
    deletionDays: count(data.terms.deletionDays),

    messageDays: count(data.retention.messageDays),
    attachmentDays: count(data.retention.attachmentDays),
    confirmLinkDays: count(data.retention.confirmLinkDays),
    unconfirmedDays: count(data.retention.unconfirmedNewsletterDays),
    quarantineDays: count(data.retention.quarantineDays),
    sentMailDays: count(data.retention.sentMailDays),

    ...limitFacts(limits, count),
  };
  return { ...facts, ...promiseValues(facts, language) };
}

/** Price, days and rounds of changes of every package: `proPrice`, `proDays`, `proRevisions`. */
function packageFacts(packages: readonly Package[], language: LanguageCode): Record<string, string> {
  return Object.fromEntries(
    packages.flatMap(({ id, price, deliveryDays, revisions }) => [
      [`${id}Price`, formatMoney(price, language)],
      ...(deliveryDays ? [[`${id}Days`, formatNumber(deliveryDays, language)]] : []),
      ...(revisions === "unlimited" ? [] : [[`${id}Revisions`, formatNumber(revisions, language)]]),
    ]),
  );
}

type PromiseName = `${keyof typeof promises}Promise`;

/** The sentences of `content/data/promises.json`, filled in: `deliveryPromise`, `paymentPromise` and so on. */
function promiseValues(facts: Record<string, string>, language: LanguageCode): Record<PromiseName, string> {
  return Object.fromEntries(
    Object.entries(promises).map(([name, text]) => [
      `${name}Promise`,
      fillPlaceholders(text[language], facts),
    ]),
  ) as Record<PromiseName, string>;
}

/** `nameLimit`, `messageLimit`: the longest value of each field. */
function limitFacts(
  limits: FactInputs["limits"],
  count: (value: number) => string,
): Record<`${string}Limit`, string> {
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [`${name}Limit`, count(limit)]));
}
