import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { languages } from "../../shared/languages.ts";
import type { Resume } from "../resume.ts";
import { personData } from "./json-ld.ts";
import type { Profile } from "./profile.ts";
import { type FontRule, type RenderOptions, renderProfile } from "./render-profile.tsx";

export interface DocumentOptions extends Omit<RenderOptions, "marksFieldPaths"> {
  /** Maps the URL of a font file. Files without a URL are left out. */
  fontUrl?: (url: string) => string | undefined;
  /** URL of the page, if known. */
  url?: string;
  /** Additional elements for the head. */
  head?: (profile: Profile) => ReactNode;
}

/**
 * Renders a CV as an HTML document without scripts. It has one `<style>` and no `style` attributes, so that a content security
 * policy can allow the stylesheet by its hash.
 */
export function profileDocument(resume: Resume, options: DocumentOptions): string {
  const { theme, language, fontUrl = (url) => url } = options;
  const { profile, css, fonts, body } = renderProfile(resume, options);
  const stylesheet = [...fonts.flatMap((rule) => fontFaceRule(rule, fontUrl(rule.url))), css].join("\n");
  const markup = renderToStaticMarkup(
    <html lang={languages[language].tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{pageTitle(profile)}</title>
        {pageDescription(profile) && <meta name="description" content={pageDescription(profile)} />}
        <meta name="theme-color" content={theme.themeColor.dark} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={theme.themeColor.light} />
        {options.head?.(profile)}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: stylesheet }} />
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<"
          dangerouslySetInnerHTML={{
            __html: inScript(personData(profile, languages[language].tag, options.url)),
          }}
        />
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}

/** Search engines truncate longer titles and descriptions. */
const titleLength = 60;
const descriptionLength = 155;

/** `Name, title`, or the name alone if both are too long. */
export function pageTitle({ name, label }: Pick<Profile, "name" | "label">): string {
  // A leading abbreviation keeps its capitals.
  const title = label?.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const both = title ? `${name}, ${title}` : name;
  return both.length <= titleLength ? both : name;
}

/** The headline and as many whole sentences of the summary as fit. */
export function pageDescription({ headline, lead }: Pick<Profile, "headline" | "lead">): string | undefined {
  let text = headline ?? "";
  for (const sentence of (lead[0]?.text ?? "").split(/(?<=[.!?…])\s+/)) {
    const longer = `${text} ${sentence}`.trim();
    if (longer.length > descriptionLength) break;
    text = longer;
  }
  return text || undefined;
}

function fontFaceRule({ family, weight, stretch, style, unicodeRange }: FontRule, url?: string): string[] {
  if (!url) return [];
  const widths = stretch === "normal" ? "" : `font-stretch:${stretch};`;
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : "";
  return [
    `@font-face{font-family:"${family}";font-weight:${weight};${widths}font-style:${style};font-display:swap;${range}src:url("${url}") format("woff2")}`,
  ];
}

/** Serializes JSON so that it cannot close its `<script>`. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
