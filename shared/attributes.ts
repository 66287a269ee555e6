/**
 * The data attributes that connect the app, post-processing and the server. The app's markup spells them out;
 * everything else imports them (tests/architecture/attributes.test.ts). Attributes used only by the app are not listed.
 */

/** On a link or its container: the target is no page of the router, so the browser loads it. */
export const document = "data-document";

/** Around HTML from a loader. Post-processing removes it from the loader data; hydration reads it from the element. */
export const loaded = "data-loaded";

/** The form field whose error the element shows, or `form`. Without scripts the server fills it. */
export const problem = "data-problem";

/** Marks a prototype of a part of the server pages (shared/server-page.ts). */
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

/** URL of a module that enhances the element until hydration (app/hydration/on-idle.ts). */
export const enhance = "data-enhance";

/** Around buttons: the page to open when the hydration module is gone. The button's value is appended. */
export const fallback = "data-fallback";

/** On the root element: the page is hydrated. */
export const hydrated = "data-hydrated";

/** On the root element: the page was hydrated without an interaction, and there has been none since. */
export const untouched = "data-untouched";

/** On the root element: the browser may prefetch the pages that links lead to (postbuild/speculation-rules.ts). */
export const prefetch = "data-prefetch";

/** On the page's style element: URL of the whole site's stylesheet. */
export const stylesheet = "data-stylesheet";

/** On the inline loader: URL of the module that hydrates the page. */
export const hydrationModule = "data-hydration-module";

/** On the inline loader: URL of the module that runs on idle. */
export const idleModule = "data-idle-module";
