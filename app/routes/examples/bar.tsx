import { type LanguageCode, languageCodes, languages, localizedPath } from "../../i18n/languages.ts";
import type { Translations } from "../../i18n/namespaces.ts";
import css from "./bar.css?inline";

interface Bar {
  translations: Translations["examples"]["bar"];
  /** Label of the link to the preview. */
  preview: string;
  language: LanguageCode;
  /** Path of the example, without language. */
  path: string;
}

/** The bar above an example: who made it, that the person is invented, and links back. */
export function createBar({ translations, preview, language, path }: Bar) {
  const others = languageCodes.filter((code) => code !== language);
  const element = (
    <nav className="bar" aria-label={translations.label}>
      <p>{translations.note}</p>
      <ul>
        <li>
          <a href={localizedPath("/preview", language)}>{preview}</a>
        </li>
        <li>
          <a href={localizedPath("/examples", language)}>{translations.all}</a>
        </li>
        <li>
          <a href={localizedPath("/", language)}>{translations.home}</a>
        </li>
        {others.map((code) => (
          <li key={code}>
            <a href={localizedPath(path, code)} lang={languages[code].tag} hrefLang={languages[code].tag}>
              {languages[code].label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return { element, css };
}
