/** Paths and types of the newsletter form, shared by browser and server. */

/** The address that a Supabase client calls for `functions.invoke("newsletter-subscribe")`. */
export const newsletterFunction = "newsletter-subscribe";
export const newsletterFunctionPath = `/functions/v1/${newsletterFunction}`;

/** The same handler at a plain path; also accepts the form without JavaScript. Fields: email, lang, website. */
export const newsletterFormPath = "/api/newsletter";

/** The response to every valid request, whether the address is new, known or subscribed. */
export interface NewsletterAccepted {
  ok: true;
}
