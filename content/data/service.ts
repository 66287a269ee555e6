/** What the service promises and what its terms fix, each once. Texts name them as `{{…}}`, see `content-loader/facts.ts`. */

/** Answers: hours, or business days where it says so; a privacy request is settled within `privacyDays`. */
export const replies = { inquiryHours: 24, privacyHours: 72, privacyDays: 30, legalBusinessDays: 2 } as const;

/** A website takes `websiteDays`; most projects, with talks and approvals around it, take business days in this range. */
export const delivery = { websiteDays: 7, projectBusinessDays: { from: 7, to: 14 } } as const;

/** Part of every one-time price. */
export const included = ["hosting", "ssl", "dailyBackups", "ongoingSupport", "uptime"] as const;

export const guaranteeDays = 30;

export const terms = {
  minimumAge: 18,
  depositPercent: 50,
  /** When an invoice falls due, and when money is paid back. */
  invoiceDays: 14,
  refundDays: 14,
  /** Time to put a breach right after being told of it. */
  noticeDays: 14,
  /** Liability is capped at what the customer paid in these months. */
  liabilityMonths: 12,
  /** After this long without activity we may ask whether an account should be closed. */
  inactiveYears: 3,
  /** Personal data are gone this long after a request or the end of the agreement. */
  deletionDays: 30,
  /** The statutory withdrawal period, angrerettloven § 21. */
  withdrawalDays: 14,
} as const;

/** How long the server keeps what visitors send, in days: its defaults, and what the privacy policy says. */
export const retention = {
  messageDays: 365,
  unconfirmedNewsletterDays: 7,
  /** How long the link works that confirms an address. */
  confirmLinkDays: 3,
  quarantineDays: 30,
  sentMailDays: 7,
} as const;
