import { renderToStaticMarkup } from "react-dom/server";
import { type LanguageCode, languages } from "../../shared/languages.ts";
import type { Theme } from "../page/theme.ts";
import { siteTranslations } from "./translations.ts";

interface NotFoundOptions {
  name: string;
  theme: Theme;
  /** Languages of the site, that of its front page first. */
  codes: readonly [LanguageCode, ...LanguageCode[]];
  /** Absolute path of the site, because hosts show this page at any URL. */
  root: string;
  /** Absolute path of the theme's first font. */
  font: string;
}

/** The 404 page, in all languages of the site. */
export function notFoundPage({ name, theme, codes, root, font }: NotFoundOptions): string {
  const [first, ...others] = codes;
  const getHomeUrl = (code: LanguageCode) => (code === first ? root : `${root}${code}/`);
  const [{ family, weight }] = theme.fonts;
  const css = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${font}") format("woff2")}
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:2rem;box-sizing:border-box;overflow-wrap:anywhere;font:1.125rem/1.5 system-ui,sans-serif;color:#111;background:${theme.themeColor.light}}
section+section{margin-top:3rem}
h1,h2{margin:0 0 .75rem;font:800 2.25rem/1.1 "${family}",system-ui,sans-serif;text-wrap:balance}
p{margin:0 0 .75rem;max-width:32em}
a{display:inline-block;padding-block:.35rem;color:inherit}
@media (prefers-color-scheme:dark){body{color:#f4f4f4;background:${theme.themeColor.dark}}}
`;
  const markup = renderToStaticMarkup(
    <html lang={languages[first].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${siteTranslations[first].notFound} – ${name}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="icon" href={`${root}favicon.svg`} type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main>
          {[first, ...others].map((code, index) => {
            const translations = siteTranslations[code];
            return (
              <section key={code} lang={languages[code].tag}>
                {index === 0 ? <h1>{translations.notFound}</h1> : <h2>{translations.notFound}</h2>}
                <p>{translations.notFoundText}</p>
                <a href={getHomeUrl(code)}>{translations.home}</a>
              </section>
            );
          })}
        </main>
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}
