import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { pageDescription, pageTitle } from "../../../profile/page/document.tsx";
import type { Profile } from "../../../profile/page/profile.ts";
import type { Theme } from "../../../profile/page/theme.ts";
import { localizedPath } from "../../i18n/languages.ts";
import { pageMeta } from "../../seo/page-meta.ts";

interface Example {
  profile: Profile;
  theme: Theme;
  /** Path without language. */
  path: string;
  slug: string;
}

/** An example's social image. */
function exampleImage(slug: string, language: Profile["language"]): string {
  return `/og/page-example-${slug}-${language}.jpg`;
}

/** An example's head besides title and description: Open Graph, icons, first font. */
export function exampleHead({ profile, theme, path, slug }: Example): ReactNode {
  const { language } = profile;
  const descriptors = pageMeta({
    pathname: localizedPath(path, language),
    language,
    title: pageTitle(profile),
    description: pageDescription(profile) ?? "",
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

/** Renders meta descriptors, as React Router does for its own pages. */
function element(entry: MetaDescriptor): ReactNode {
  if ("property" in entry && typeof entry.property === "string") {
    return <meta key={entry.property} property={entry.property} content={String(entry.content)} />;
  }
  if ("name" in entry && typeof entry.name === "string" && entry.name !== "description") {
    return <meta key={entry.name} name={entry.name} content={String(entry.content)} />;
  }
  return null;
}
