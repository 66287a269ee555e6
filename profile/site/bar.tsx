import { type LanguageCode, languages } from "../../shared/languages.ts";
import type { Theme } from "../page/theme.ts";
import { siteWords } from "./words.ts";

interface Bar {
  language: LanguageCode;
  theme: Theme;
  /** The other languages of the site with their relative addresses. */
  others: { code: LanguageCode; href: string }[];
  /** Address of the vCard, where there is one. */
  card?: string;
}

/** The line above a profile: its contact card and its other languages. Undefined where it would be empty. */
export function bar({ language, theme, others, card }: Bar) {
  if (others.length === 0 && !card) return undefined;
  const words = siteWords[language];
  const element = (
    <nav className="site-bar" aria-label={words.bar}>
      <ul>
        {card && (
          <li>
            <a href={card}>{words.saveContact}</a>
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
  return { element, css: barCss(theme) };
}

function barCss({ ground }: Theme): string {
  return `
.site-bar{padding:.35rem clamp(1rem,2.2vw,4rem);font-size:.875rem;line-height:1.5;color:#111;background:${ground.day}}
.site-bar ul{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 1.5rem}
.site-bar a{display:inline-block;padding-block:.35rem;color:inherit}
.site-bar :focus-visible{outline-color:currentColor}
@media (prefers-color-scheme:dark){.site-bar{color:#f4f4f4;background:${ground.night}}}
@media print{.site-bar{display:none}}
`;
}
