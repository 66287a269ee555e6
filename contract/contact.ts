/**
 * The contact form as browser and server both understand it. This file is the bridge: it imports nothing of
 * ours, runs in both places and is small, because every visitor downloads it.
 */

/** The address that a Supabase client calls for `functions.invoke("send-contact-email")`. */
export const contactFunction = "send-contact-email";
export const contactFunctionPath = `/functions/v1/${contactFunction}`;

/** The same handler under a plain name; also takes the form without JavaScript. */
export const contactFormPath = "/api/contact";

/** What the package select sends. The keys are the values of `?package=` on the contact page. */
export const packageLabels = {
  starter: "Starter - €299",
  pro: "Pro - €499",
  premium: "Premium - Custom pricing",
  custom: "Custom Solution",
} as const;

export type PackageKey = keyof typeof packageLabels;
export type ContactField = "name" | "email" | "message" | "package";

/** Longest values taken, in code points after trimming. */
export const contactLimits = { name: 200, email: 254, message: 10_000, package: 100 } as const;
