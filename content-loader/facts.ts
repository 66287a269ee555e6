/**
 * The facts that texts use as `{{placeholders}}`: about the owner, the offers, the durations. Each has one source
 * (`content/data/`) and is formatted here for its language, so that no text has
 * a second copy. Values are plain text.
 */

import promises from "../content/data/promises.json" with { type: "json" };
import { fillPlaceholders } from "../shared/placeholders.ts";
import { formatHours, formatOpeningHours, formatWeekdays } from "../shared/time-wording.ts";
import { claims } from "./data/claims.ts";
import type { Package } from "./data/offers.ts";
import { packages } from "./data/packages.ts";
import { delivery, guaranteeDays, replies, retention, terms } from "./data/service.ts";
import type { Language } from "./data/types.ts";
import {
  formatMoney,
  formatNumber,
  formatPhone,
  formatQuantity,
  formatRange,
  formatYears,
} from "./format.ts";

/** The part of `content/data/site.json` that texts use. */
export type FactOwner = {
  brand: string;
  contact: { email: string; phone: string };
  openingHours: { opens: string; closes: string; days: readonly number[] };
  booking: { minutes: number };
};

/** Inputs from elsewhere: the owner, and the maximum lengths of contact form fields. */
export type KnownElsewhere = {
  owner: FactOwner;
  limits: Readonly<Record<string, number>>;
};

/** The service data; tests pass their own. */
export const service = { claims, packages, delivery, guaranteeDays, replies, retention, terms };

/**
 * Every fact by its placeholder.
 *
 * @param known from `content/data/site.json` and the form's schema
 * @param language of figures, hours and money
 */
export function factValues({ owner, limits }: KnownElsewhere, language: Language, sold = service) {
  const { openingHours } = owner;
  const hours = formatHours(openingHours.opens, openingHours.closes, language);
  const officeDays = formatWeekdays(openingHours.days, language);
  const count = (value: number) => formatNumber(value, language);
  const { from, to } = sold.delivery.projectBusinessDays;
  const uptime = sold.claims.uptime?.value;

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
    replyHours: count(sold.replies.inquiryHours),
    privacyReplyHours: count(sold.replies.privacyHours),
    privacyDays: count(sold.replies.privacyDays),
    legalReplyDays: count(sold.replies.legalBusinessDays),

    ...packageFacts(sold.packages, language),
    hostingYears: formatYears(Math.min(...sold.packages.map((item) => item.hostingYears)), language),
    // Empty when the site hides the figure: `withoutSamples` omits the texts that use it.
    uptime: uptime ? formatQuantity(uptime, language) : "",
    uptimeFigure: uptime ? formatNumber(uptime.amount, language) : "",

    /** `7–14`, business days. */
    projectDays: formatRange(from, to, language),
    guaranteeDays: count(sold.guaranteeDays),

    minimumAge: count(sold.terms.minimumAge),
    depositPercent: count(sold.terms.depositPercent),
    invoiceDays: count(sold.terms.invoiceDays),
    refundDays: count(sold.terms.refundDays),
    noticeDays: count(sold.terms.noticeDays),
    withdrawalDays: count(sold.terms.withdrawalDays),
    liabilityMonths: count(sold.terms.liabilityMonths),
    inactiveYears: count(sold.terms.inactiveYears),
    deletionDays: count(sold.terms.deletionDays),

    messageDays: count(sold.retention.messageDays),
    attachmentDays: count(sold.retention.attachmentDays),
    confirmLinkDays: count(sold.retention.confirmLinkDays),
    unconfirmedDays: count(sold.retention.unconfirmedNewsletterDays),
    quarantineDays: count(sold.retention.quarantineDays),
    sentMailDays: count(sold.retention.sentMailDays),

    ...limitFacts(limits, count),
  };
  return { ...facts, ...promiseValues(facts, language) };
}

/** Price, days and rounds of changes of every package: `proPrice`, `proDays`, `proRevisions`. */
function packageFacts(sold: readonly Package[], language: Language): Record<string, string> {
  return Object.fromEntries(
    sold.flatMap(({ id, price, deliveryDays, revisions }) => [
      [`${id}Price`, formatMoney(price, language)],
      ...(deliveryDays ? [[`${id}Days`, formatNumber(deliveryDays, language)]] : []),
      ...(revisions === "unlimited" ? [] : [[`${id}Revisions`, formatNumber(revisions, language)]]),
    ]),
  );
}

type PromiseName = `${keyof typeof promises}Promise`;

/** The sentences of `content/data/promises.json` with their figures, as `deliveryPromise`, `paymentPromise` and so on. */
function promiseValues(facts: Record<string, string>, language: Language): Record<PromiseName, string> {
  return Object.fromEntries(
    Object.entries(promises).map(([name, text]) => [
      `${name}Promise`,
      fillPlaceholders(text[language], facts),
    ]),
  ) as Record<PromiseName, string>;
}

/** `nameLimit`, `messageLimit`: the longest value of each field. */
function limitFacts(
  limits: KnownElsewhere["limits"],
  count: (value: number) => string,
): Record<`${string}Limit`, string> {
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [`${name}Limit`, count(limit)]));
}
