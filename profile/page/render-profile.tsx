import type { ReactElement, ReactNode } from "react";
import { extendedRange } from "../../drawings/browser/letters.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { type Allowed, publicResume, type Resume } from "../resume.ts";
import { commonCss } from "./common-css.ts";
import { type FigureChoices, withFigureChoices } from "./figure-choices.ts";
import { longestWord } from "./length.ts";
import { profileMessages } from "./messages.ts";
import { type Placeholder, placeholderCss, withPlaceholder } from "./placeholder.ts";
import { createProfile, type Profile } from "./profile.ts";
import { isSparse } from "./sparse.ts";
import type { Theme, ThemeFont, ThemeStyle } from "./theme.ts";

export interface RenderOptions {
  theme: Theme;
  language: LanguageCode;
  /** End of ongoing jobs; today by default. */
  now?: Date;
  /** Accent and size of the headline. */
  style?: ThemeStyle;
  /** The person's choices of figures, by line. */
  figures?: FigureChoices;
  /** For a missing story, in the preview pane only. */
  placeholder?: Placeholder;
  /** Contact details that the person wants to show. */
  allowed?: Allowed;
  /** Marks each text with the path of its field (`data-field="work[0].position"`), for the preview pane. */
  marksFieldPaths?: boolean;
  /** Shown above the page, with its own CSS. */
  banner?: { element: ReactNode; css: string };
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

/** The content of a page, for both the preview pane and the saved file. */
interface RenderedProfile {
  profile: Profile;
  /** The stylesheet without `@font-face` rules. */
  css: string;
  fonts: FontRule[];
  /** The content of `<body>`. */
  body: ReactElement;
}

export function renderProfile(resume: Resume, options: RenderOptions): RenderedProfile {
  const { theme, language, now = new Date(), style = {}, placeholder, banner } = options;
  const whole = createProfile(publicResume(resume, options.allowed), language, now, options.marksFieldPaths);
  const figured = withFigureChoices(whole, options.figures ?? {});
  const profile = placeholder ? withPlaceholder(figured, placeholder) : figured;
  const messages = profileMessages[language];
  return {
    profile,
    css: [
      commonCss,
      theme.css,
      isSparse(whole) ? (theme.sparseCss ?? "") : "",
      placeholder ? placeholderCss : "",
      `:root{--longest:${longestWord(profile.headline ?? profile.name)}}`,
      theme.profileCss?.(profile) ?? "",
      style.accent === undefined ? "" : (theme.accents[style.accent]?.css ?? ""),
      style.headline === "small" ? ":root{--headline:0.7}" : "",
      banner?.css ?? "",
    ].join("\n"),
    fonts: theme.fonts.flatMap(fontRules),
    body: (
      <>
        <a className="skip" href="#text">
          {messages.skip}
        </a>
        {banner?.element}
        <theme.Page profile={profile} messages={messages} />
      </>
    ),
  };
}

function fontRules({
  family,
  weight,
  stretch = "normal",
  style = "normal",
  url,
  extended,
}: ThemeFont): FontRule[] {
  const rule = { family, weight, stretch, style };
  return [
    { ...rule, url },
    { ...rule, url: extended, unicodeRange: extendedRange },
  ];
}
