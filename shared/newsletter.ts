/** The newsletter box as browser and server both understand it. */

/** The address that a Supabase client calls for `functions.invoke("newsletter-subscribe")`. */
export const newsletterFunction = "newsletter-subscribe";
export const newsletterFunctionPath = `/functions/v1/${newsletterFunction}`;

/** The same handler under a plain name; also takes the form without JavaScript. Fields: email, lang, website. */
export const newsletterFormPath = "/api/newsletter";

/** The answer to every valid request, whether the address is new, known or on the list already. */
export interface NewsletterAccepted {
  ok: true;
}
