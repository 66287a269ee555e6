let request: Promise<CSSStyleSheet> | undefined;

/**
 * The stylesheet of the whole site without `@font-face` rules, which every page has. Once adopted, it stays
 * next to the page's own.
 *
 * @throws when it cannot be fetched; the next call tries again
 */
function siteStylesheet(): Promise<CSSStyleSheet> {
  request ??= fetchStylesheet().catch((error: unknown) => {
    request = undefined;
    throw error;
  });
  return request;
}

async function fetchStylesheet(): Promise<CSSStyleSheet> {
  // The development server's pages have the styles of the whole site.
  const { stylesheet } = document.querySelector<HTMLStyleElement>("head > style")?.dataset ?? {};
  if (!stylesheet) return new CSSStyleSheet();
  const response = await fetch(stylesheet);
  if (!response.ok)
    throw new Error(`The stylesheet ${stylesheet} could not be fetched: status ${response.status}`);
  return new CSSStyleSheet().replace(await response.text());
}

/** Fetches the stylesheet, so that it is cached when the visitor opens another page. */
export function prefetchSiteStylesheet(): void {
  siteStylesheet().catch(() => {});
}

/**
 * Fetches a page together with the stylesheet, and adopts it in the same step, so that the document is styled once.
 *
 * @param fetchPage fetches the next page
 */
export async function withSiteStylesheet<Result>(fetchPage: () => Promise<Result>): Promise<Result> {
  const [result, sheet] = await Promise.all([fetchPage(), siteStylesheet()]);
  adoptStylesheet(sheet);
  return result;
}

/** Adopts the stylesheet for content that may replace any page. When it cannot be fetched, the page keeps its own styles. */
export function adoptSiteStylesheet(): void {
  siteStylesheet().then(adoptStylesheet, () => {});
}

function adoptStylesheet(sheet: CSSStyleSheet): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
