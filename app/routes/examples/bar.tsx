import type { AreaWords } from "../../i18n/areas.ts";
import { type LanguageCode, languageCodes, languages, localizedPath } from "../../i18n/languages.ts";
import css from "./bar.css?inline";

interface Bar {
  words: AreaWords["examples"]["bar"];
  language: LanguageCode;
  /** Address of the example, without its language. */
  path: string;
}

/** The thin bar above an example: who made it, that its person is invented, and the ways back. */
export function bar({ words, language, path }: Bar) {
  const others = languageCodes.filter((code) => code !== language);
  const element = (
    <nav className="bar" aria-label={words.label}>
      <p>{words.note}</p>
      <ul>
        <li>
          <a href={localizedPath("/examples", language)}>{words.all}</a>
        </li>
        <li>
          <a href={localizedPath("/", language)}>{words.home}</a>
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
