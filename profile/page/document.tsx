import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "../../content-loader/data/types.ts";
import { furtherRange } from "../../drawings/faces/letters.ts";
import { type Allowed, publicResume, type Resume } from "../resume.ts";
import { commonCss } from "./common.ts";
import { personData } from "./json-ld.ts";
import { longestWord } from "./length.ts";
import { profileMessages } from "./messages.ts";
import { type Profile, profileOf } from "./profile.ts";
import type { Theme, ThemeFont } from "./theme.ts";

const tags = { en: "en", no: "nb" } as const;

export interface DocumentOptions {
  theme: Theme;
  language: Language;
  /** The day on which what goes on is drawn to its end; today unless told otherwise. */
  now?: Date;
  /** What of the private data the person wants to be shown. */
  allowed?: Allowed;
  /** Where a file of a font lies; where the theme says unless told otherwise. A file that lies nowhere is left out. */
  fontUrl?: (url: string) => string | undefined;
  /** What else stands in the head: icons, pictures for sharing, a policy. Title and description are there. */
  head?: (profile: Profile) => ReactNode;
  /** What stands above the person's page, with rules of its own. */
  above?: { element: ReactNode; css: string };
}

/**
 * A CV as a finished page: a whole HTML document, drawn without a script and needing none. Its one stylesheet stands in it;
 * nothing has a `style` attribute or an event handler, so that a content security policy can name the sheet by its hash.
 */
export function profileDocument(resume: Resume, options: DocumentOptions): string {
  const { theme, language, now = new Date(), fontUrl = (url) => url, above } = options;
  const profile = profileOf(publicResume(resume, options.allowed), language, now);
  const messages = profileMessages[language];
  const css = [
    ...theme.fonts.flatMap((font) => fontRules(font, fontUrl)),
    commonCss,
    theme.css,
    `:root{--longest:${longestWord(profile.line ?? profile.name)}}`,
    theme.rulesFor?.(profile) ?? "",
    above?.css ?? "",
  ].join("\n");
  const markup = renderToStaticMarkup(
    <html lang={tags[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{titleOf(profile)}</title>
        {descriptionOf(profile) && <meta name="description" content={descriptionOf(profile)} />}
        <meta name="theme-color" content={theme.ground.night} media="(prefers-color-scheme:dark)" />
        <meta name="theme-color" content={theme.ground.day} />
        {options.head?.(profile)}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element
          dangerouslySetInnerHTML={{ __html: inScript(personData(profile, tags[language])) }}
        />
      </head>
      <body>
        <a className="skip" href="#text">
          {messages.skip}
        </a>
        {above?.element}
        <theme.Page profile={profile} messages={messages} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${markup}`;
}

/** The longest title and description that results show whole. */
const titleLength = 60;
const descriptionLength = 155;

/** `Name, title`, or the name alone where both are too long. */
export function titleOf({ name, label }: Pick<Profile, "name" | "label">): string {
  // An abbreviation in front keeps its capitals.
  const title = label?.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  const both = title ? `${name}, ${title}` : name;
  return both.length <= titleLength ? both : name;
}

/** The line and as many whole sentences of what follows as there is room for. */
export function descriptionOf({ line, lead }: Pick<Profile, "line" | "lead">): string | undefined {
  let text = line ?? "";
  for (const sentence of (lead[0] ?? "").split(/(?<=[.!?…])\s+/)) {
    const longer = `${text} ${sentence}`.trim();
    if (longer.length > descriptionLength) break;
    text = longer;
  }
  return text || undefined;
}

/** A rule for each file of a font; browsers ask for the further letters only where the text has any. */
function fontRules(
  { family, weight, stretch, style = "normal", url, further }: ThemeFont,
  fontUrl: (url: string) => string | undefined,
): string[] {
  const widths = stretch ? `font-stretch:${stretch};` : "";
  const rule = (file: string | undefined, range = "") =>
    file
      ? [
          `@font-face{font-family:"${family}";font-weight:${weight};${widths}font-style:${style};font-display:swap;${range}src:url("${file}") format("woff2")}`,
        ]
      : [];
  return [...rule(fontUrl(url)), ...rule(fontUrl(further), `unicode-range:${furtherRange};`)];
}

/** JSON in which no text can end the script that it stands in. */
function inScript(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
