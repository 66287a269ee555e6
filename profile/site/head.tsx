import { type LanguageCode, languages } from "../../shared/languages.ts";
import { pageDescription, pageTitle } from "../page/document.tsx";
import type { Profile } from "../page/profile.ts";

interface Head {
  profile: Profile;
  /** Relative address of the site's folder. */
  root: string;
  font?: string;
  hasTouchIcon: boolean;
  /** URL of the page. Without a domain there is none, and nothing that needs one. */
  address?: string;
  /** URL of the picture for sharing. */
  picture?: string;
  /** URLs of all languages, that of the front page first. */
  others?: { code: LanguageCode; address: string }[];
}

/** What the head of a customer's page has besides title and description: fonts, icons, languages, the card for sharing. */
export function head({ profile, root, font, hasTouchIcon, address, picture, others = [] }: Head) {
  return (
    <>
      {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <link rel="icon" href={`${root}favicon.svg`} type="image/svg+xml" />
      {hasTouchIcon && <link rel="apple-touch-icon" href={`${root}apple-touch-icon.png`} />}
      {address && <link rel="canonical" href={address} />}
      {others.length > 1 &&
        others.map((other) => (
          <link key={other.code} rel="alternate" hrefLang={languages[other.code].tag} href={other.address} />
        ))}
      {others.length > 1 && <link rel="alternate" hrefLang="x-default" href={others[0]?.address} />}
      {address && (
        <>
          <meta property="og:type" content="profile" />
          <meta property="og:url" content={address} />
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
