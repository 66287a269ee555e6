import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { descriptionOf, titleOf } from "../../../profile/page/document.tsx";
import type { Profile } from "../../../profile/page/profile.ts";
import type { Theme } from "../../../profile/page/theme.ts";
import { localizedPath } from "../../i18n/languages.ts";
import { pageMeta } from "../../seo/page-meta.ts";

interface Example {
  profile: Profile;
  theme: Theme;
  /** Address without its language. */
  path: string;
  slug: string;
}

/** The picture for sharing of an example. */
function exampleImage(slug: string, language: Profile["language"]): string {
  return `/og/page-example-${slug}-${language}.jpg`;
}

/** What an example's head has besides title and description: its card for sharing, the site's icons, its first font. */
export function headOf({ profile, theme, path, slug }: Example): ReactNode {
  const { language } = profile;
  const descriptors = pageMeta({
    pathname: localizedPath(path, language),
    language,
    title: titleOf(profile),
    description: descriptionOf(profile) ?? "",
    image: exampleImage(slug, language),
    indexed: false,
  });
  return (
    <>
      {descriptors.map(element)}
      <link rel="preload" href={theme.fonts[0].url} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

/** React Router draws such entries for its own pages; the document has title and description already. */
function element(entry: MetaDescriptor): ReactNode {
  if ("property" in entry && typeof entry.property === "string") {
    return <meta key={entry.property} property={entry.property} content={String(entry.content)} />;
  }
  if ("name" in entry && typeof entry.name === "string" && entry.name !== "description") {
    return <meta key={entry.name} name={entry.name} content={String(entry.content)} />;
  }
  return null;
}
