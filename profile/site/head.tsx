import { type LanguageCode, languages } from "../../shared/languages.ts";
import { pageDescription, pageTitle } from "../page/document.tsx";
import type { Profile } from "../page/profile.ts";

interface HeadOptions {
  profile: Profile;
  /** Relative URL of the site's folder. */
  root: string;
  font?: string;
  hasTouchIcon: boolean;
  /** URL of the page; undefined without a domain. */
  url?: string;
  /** URL of the picture for sharing. */
  picture?: string;
  /** URLs of all languages, that of the front page first. */
  others?: { code: LanguageCode; url: string }[];
}

/** The head of a customer's page besides title and description: fonts, icons, languages, Open Graph. */
export function head({ profile, root, font, hasTouchIcon, url, picture, others = [] }: HeadOptions) {
  return (
    <>
      {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <link rel="icon" href={`${root}favicon.svg`} type="image/svg+xml" />
      {hasTouchIcon && <link rel="apple-touch-icon" href={`${root}apple-touch-icon.png`} />}
      {url && <link rel="canonical" href={url} />}
      {others.length > 1 &&
        others.map((other) => (
          <link key={other.code} rel="alternate" hrefLang={languages[other.code].tag} href={other.url} />
        ))}
      {others.length > 1 && <link rel="alternate" hrefLang="x-default" href={others[0]?.url} />}
      {url && (
        <>
          <meta property="og:type" content="profile" />
          <meta property="og:url" content={url} />
          <meta property="og:title" content={pageTitle(profile)} />
          {pageDescription(profile) && <meta property="og:description" content={pageDescription(profile)} />}
          <meta property="og:locale" content={languages[profile.language].openGraph} />
        </>
      )}
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={pageTitle(profile)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
