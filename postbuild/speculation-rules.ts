import { languageCodes, localizedPath } from "../app/i18n/languages.ts";
import * as attributes from "../shared/attributes.ts";

/** The pages that most visitors open next: header, buttons and footer of every page link to them. */
const mainPages = ["/services", "/why-us", "/pricing", "/blog", "/contact"].flatMap((page) =>
  languageCodes.map((code) => ({ pathname: localizedPath(page, code), search: "", hash: "" })),
);

/** Pages whose links the browser follows: not hydrated, or hydrated but without an interaction. */
const pages = `[${attributes.prefetch}]:is(:not([${attributes.hydrated}]), [${attributes.untouched}])`;

const links = `${pages} a:not([${attributes.document}], [${attributes.document}] *, [download], [target], [hreflang])`;

/**
 * Speculation rules for pages that are not hydrated: the browser prefetches the main pages once everything has loaded, because
 * touch gives no hover, and other pages on hover. Hydrated pages prefetch themselves (app/navigation/prefetch-links.ts).
 * Browsers ignore the rules when the visitor saves data.
 *
 * Format: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ selector_matches: links }, { href_matches: mainPages }],
      },
      eagerness: "immediate",
    },
    {
      where: { and: [{ selector_matches: links }, { href_matches: "/*" }] },
      eagerness: "moderate",
    },
  ],
});
