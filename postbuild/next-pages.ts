import { settledPage } from "../app/hydration/on-idle.ts";
import { languageCodes, localizedPath } from "../app/i18n/languages.ts";
import { marks } from "../shared/attributes.ts";

/** Where most go next: the bar, the buttons and the foot of every page lead there. */
const mainPages = ["/services", "/why-us", "/pricing", "/blog", "/contact"].flatMap((page) =>
  languageCodes.map((code) => ({ pathname: localizedPath(page, code), search: "", hash: "" })),
);

const links = `${settledPage} a:not([${marks.document}], [${marks.document}] *, [download], [target], [hreflang])`;

/**
 * What the browser may fetch before it is asked for, while nobody has woken the page: once everything of it has come, the main
 * pages, since a finger gives no sign before it taps; and every page that somebody is about to choose. Awake, the page sees
 * to that itself (app/navigation/prefetch-links.ts). Browsers leave it where data are to be saved.
 *
 * Format: https://wicg.github.io/nav-speculation/speculation-rules.html
 */
export const nextPages = JSON.stringify({
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
