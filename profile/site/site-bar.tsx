import { type LanguageCode, languages } from "../../shared/languages.ts";
import type { Theme } from "../page/theme.ts";
import { siteTranslations } from "./translations.ts";

interface SiteBarOptions {
  language: LanguageCode;
  theme: Theme;
  /** The other languages of the site with their relative URLs. */
  others: { code: LanguageCode; href: string }[];
  /** URL of the vCard, if there is one. */
  card?: string;
}

/** The bar above a profile with its vCard and other languages; undefined if it would be empty. */
export function siteBar({ language, theme, others, card }: SiteBarOptions) {
  if (others.length === 0 && !card) return undefined;
  const translations = siteTranslations[language];
  const element = (
    <nav className="site-bar" aria-label={translations.bar}>
      <ul>
        {card && (
          <li>
            <a href={card}>{translations.saveContact}</a>
          </li>
        )}
        {others.map(({ code, href }) => (
          <li key={code}>
            <a href={href} lang={languages[code].tag} hrefLang={languages[code].tag}>
              {languages[code].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return { element, css: siteBarCss(theme) };
}

function siteBarCss({ themeColor }: Theme): string {
  return `
.site-bar{padding:.35rem clamp(1rem,2.2vw,4rem);font-size:.875rem;line-height:1.5;color:#111;background:${themeColor.light}}
.site-bar ul{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 1.5rem}
.site-bar a{display:inline-block;padding-block:.35rem;color:inherit}
.site-bar :focus-visible{outline-color:currentColor}
@media (prefers-color-scheme:dark){.site-bar{color:#f4f4f4;background:${themeColor.dark}}}
@media print{.site-bar{display:none}}
`;
}
