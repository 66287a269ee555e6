import { renderToStaticMarkup } from "react-dom/server";
import type { Worksheet } from "../../../content-loader/articles/format/copyable.ts";
import { site } from "../../../content-loader/data/site.ts";
import { preventBreaks } from "../../../content-loader/prevent-breaks.ts";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import titleFont from "../../fonts/instrument-serif.woff2?url";
import textFont from "../../fonts/schibsted-grotesk.woff2?url";
import { type LanguageCode, languages } from "../../i18n/languages.ts";
import type { Translations } from "../../i18n/namespaces.ts";
import { themeColour, themeColourDark } from "../../theme-colour.ts";
import showPrintButton from "./show-print-button.ts?script-text";
import css from "./worksheet-document.css?inline";

interface WorksheetContext {
  translations: Translations["worksheet"];
  language: LanguageCode;
  /** URL of the article. */
  path: string;
}

const fontFaces = `@font-face{font-family:"Instrument Serif";font-display:swap;src:url("${titleFont}") format("woff2")}
@font-face{font-family:"Schibsted Grotesk";font-weight:400 700;font-display:swap;src:url("${textFont}") format("woff2")}`;

/** A worksheet as an HTML document: an A4 page with the example's text, blank lines and its source. */
export function worksheetDocument(
  worksheet: Worksheet & { article: string },
  { translations, language, path }: WorksheetContext,
): string {
  const { title, html, article } = worksheet;
  const markup = renderToStaticMarkup(
    <html lang={languages[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${site.brand}`}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={themeColourDark} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={themeColour} />
        <link rel="preload" href={titleFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: fontFaces + css }} />
      </head>
      <body>
        <nav aria-label={translations.back}>
          <a href={path}>{translations.back}</a>
          <p>{translations.note}</p>
          <button type="button" hidden>
            {translations.print}
          </button>
        </nav>
        <main>
          <h1>{preventBreaks(title)}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, in which HTML is an error */}
          <div className="worksheet" dangerouslySetInnerHTML={{ __html: html }} />
          <footer>
            <p>{fillPlaceholders(translations.from, { title: article })}</p>
            <p>{new URL(path, site.url).href.replace(/^https?:\/\//, "")}</p>
          </footer>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script dangerouslySetInnerHTML={{ __html: showPrintButton }} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}
