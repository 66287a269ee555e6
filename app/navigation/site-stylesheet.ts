let asked: Promise<CSSStyleSheet> | undefined;

/**
 * The stylesheet of the whole site, without its font faces. It is constructed beside the page's own and used for as long
 * as the document lives.
 *
 * @throws when it can't be fetched; asked again it is fetched again
 */
function wholeStylesheet(): Promise<CSSStyleSheet> {
  asked ??= fetchSheet().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function fetchSheet(): Promise<CSSStyleSheet> {
  // While developing, the page's own styles are already those of the site.
  const { stylesheet } = document.querySelector<HTMLStyleElement>("head > style")?.dataset ?? {};
  if (!stylesheet) return new CSSStyleSheet();
  const answer = await fetch(stylesheet);
  if (!answer.ok) throw new Error(`The stylesheet answered ${answer.status}`);
  return new CSSStyleSheet().replace(await answer.text());
}

/** Fetches the stylesheet of the site, so that it is there when another page is asked for. */
export function fetchWholeStylesheet(): void {
  wholeStylesheet().catch(() => {});
}

/**
 * To be run around a change of page: the next page and its styles are fetched at the same time, and put to use in the same
 * step, so that the document is styled once.
 *
 * @param next fetches the page
 */
export async function withWholeStylesheet<Result>(next: () => Promise<Result>): Promise<Result> {
  const [result, sheet] = await Promise.all([next(), wholeStylesheet()]);
  wear(sheet);
  return result;
}

/** For what may stand in the place of any page. Where the stylesheet can't be fetched, the page keeps its own. */
export function wearWholeStylesheet(): void {
  wholeStylesheet().then(wear, () => {});
}

function wear(sheet: CSSStyleSheet): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
