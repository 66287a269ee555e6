import type { ReactElement, ReactNode } from "react";
import type { Language } from "../../content-loader/data/types.ts";
import { extendedRange } from "../../drawings/browser/letters.ts";
import { type Allowed, publicResume, type Resume } from "../resume.ts";
import { commonCss } from "./common.ts";
import type { Highlight } from "./highlight.ts";
import { longestWord } from "./length.ts";
import { profileMessages } from "./messages.ts";
import { type Profile, profileOf } from "./profile.ts";
import type { Theme, ThemeFont, ThemeStyle } from "./theme.ts";

export interface RenderOptions {
  theme: Theme;
  language: Language;
  /** Ongoing jobs are drawn up to this day; today by default. */
  now?: Date;
  /** Accent and size of the headline. */
  style?: ThemeStyle;
  /** Private data that the person wants to show. */
  allowed?: Allowed;
  /** Marks each text with the path of its field (`data-field="work[0].position"`), for the preview pane. */
  marksFields?: boolean;
  /** Shown above the person's page, with rules of its own. */
  above?: { element: ReactNode; css: string };
}

/** One font file, as in an `@font-face` rule or a `FontFace`. */
export interface FontRule {
  family: string;
  weight: string;
  stretch: string;
  style: string;
  url: string;
  unicodeRange?: string;
}

/** A page without its document: the preview pane and the saved file are both made of this. */
export interface RenderedProfile {
  profile: Profile;
  /** The whole stylesheet, without the fonts. */
  css: string;
  fonts: FontRule[];
  /** The content of `<body>`. */
  body: ReactElement;
}

export function renderProfile(resume: Resume, options: RenderOptions): RenderedProfile {
  const { theme, language, now = new Date(), style = {}, above } = options;
  const whole = profileOf(publicResume(resume, options.allowed), language, now, options.marksFields);
  const profile = style.inlineFigures === "off" ? withoutInlineFigures(whole) : whole;
  const messages = profileMessages[language];
  return {
    profile,
    css: [
      commonCss,
      theme.css,
      `:root{--longest:${longestWord(profile.line ?? profile.name)}}`,
      theme.rulesFor?.(profile) ?? "",
      style.accent === undefined ? "" : (theme.accents[style.accent]?.css ?? ""),
      style.headline === "small" ? ":root{--headline:0.7}" : "",
      above?.css ?? "",
    ].join("\n"),
    fonts: theme.fonts.flatMap(fontRules),
    body: (
      <>
        <a className="skip" href="#text">
          {messages.skip}
        </a>
        {above?.element}
        <theme.Page profile={profile} messages={messages} />
      </>
    ),
  };
}

function withoutInlineFigures(profile: Profile): Profile {
  const strip = <Item extends { highlights: Highlight[] }>(item: Item): Item => ({
    ...item,
    highlights: item.highlights.map(({ inlineFigure: _, ...highlight }) => highlight),
  });
  return {
    ...profile,
    work: profile.work.map((station) => {
      const [first, ...others] = station.roles;
      return { ...station, roles: [strip(first), ...others.map(strip)] };
    }),
    projects: profile.projects.map(strip),
  };
}

function fontRules({
  family,
  weight,
  stretch = "normal",
  style = "normal",
  url,
  further,
}: ThemeFont): FontRule[] {
  const rule = { family, weight, stretch, style };
  return [
    { ...rule, url },
    { ...rule, url: further, unicodeRange: extendedRange },
  ];
}
