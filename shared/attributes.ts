/**
 * The data attributes by which the app, post-processing and the server mark elements for each other, under one name each.
 * Markup of the app spells them; everything else imports them. Attributes that only the app uses are not listed
 * (tests/architecture/attributes.test.ts).
 */

/** On a link or around links: it leads to a document of the server or the build, which the router must leave to the browser. */
export const document = "data-document";

/** Around HTML from a loader. Post-processing takes it out of the page's data, and hydration reads it from this element. */
export const loaded = "data-loaded";

/** Names the form field whose problem a paragraph shows, or `form`. Without scripts the server fills it. */
export const problem = "data-problem";

/** Names a prototype of a part of the server's pages (shared/server-page.ts). */
export const part = "data-part";

/** The page is hydrated as soon as the browser is idle, without an interaction. */
export const hydrate = "data-hydrate";

/** `visible`: the page is hydrated when the element comes into view. */
export const hydrateWhen = "data-hydrate-when";

/** The page is hydrated on idle when its address has a query. */
export const hydrateOnQuery = "data-hydrate-on-query";

/** On an image: the page is hydrated when it fails to load. */
export const hydrateOnError = "data-hydrate-on-error";

/** A date, `2026-12-01`: from then on the page is hydrated on idle. */
export const hydrateFrom = "data-hydrate-from";

/** The address of a script that enhances the element until the page is hydrated (app/hydration/on-idle.ts). */
export const enhance = "data-enhance";

/** Around buttons: where a press leads when the hydration module is gone. The value of the button is appended. */
export const fallback = "data-fallback";

/** On the root element: the page is hydrated. */
export const hydrated = "data-hydrated";

/** On the root element: the page was hydrated without an interaction, and there has been none since. */
export const untouched = "data-untouched";

/** On the root element: the browser may prefetch the pages that links lead to (postbuild/speculation-rules.ts). */
export const prefetch = "data-prefetch";

/** On the page's style element: the address of the stylesheet of the whole site. */
export const stylesheet = "data-stylesheet";

/** On the inline loader: the address of the module that hydrates the page. */
export const hydrationModule = "data-hydration-module";

/** On the inline loader: the address of the module that runs on idle. */
export const idleModule = "data-idle-module";
