import type { FunctionComponent } from "react";
import type { LanguageCode } from "../../shared/languages.ts";
import type { ProfileMessages } from "./messages.ts";
import type { Profile } from "./profile.ts";

/** A font of a theme, in two files. */
export interface ThemeFont {
  family: string;
  /** As in CSS: `400`, `400 700`. */
  weight: string;
  /** As in CSS: `62% 125%`, for a variable font with a width axis. */
  stretch?: string;
  style?: "normal" | "italic";
  /** URL of the WOFF2 file with the letters of western Europe. */
  url: string;
  /** URL of the one with further letters (drawings/browser/letters.ts): names in Sámi, Polish, Czech and so on. */
  extended: string;
}

export interface ThemeProps {
  profile: Profile;
  messages: ProfileMessages;
}

/** A colour that the person can choose in place of the one drawn from the name. */
export interface Accent {
  name: Record<LanguageCode, string>;
  /** As it is shown to choose from. */
  color: string;
  /** The rules that set it; they follow those of `profileCss`. */
  css: string;
}

/** What a person has chosen within a theme. */
export interface ThemeStyle {
  /** Index of `Theme.accents`. */
  accent?: number;
  headline?: "small";
}

/**
 * A design for any person. It renders the content of `<body>` from a profile.
 */
export interface Theme {
  /** Name of its folder, and the value of `meta.theme` in a CV. */
  id: string;
  /** Its name and whom it suits, in a sentence. */
  about: Record<LanguageCode, string>;
  /** The first one is preloaded. */
  fonts: [ThemeFont, ...ThemeFont[]];
  /** The whole stylesheet. `--longest` is the length of the longest word of the headline. */
  css: string;
  /** Values of `theme-color` in light and dark. */
  themeColor: { light: string; dark: string };
  Page: FunctionComponent<ThemeProps>;
  accents: readonly Accent[];
  /** Sets a figure of each job large. */
  setsFigures?: true;
  /** Rules for a profile with little text (thin.ts). They follow `css`. */
  sparseCss?: string;
  /** Rules for one person, such as a hue. They follow `css`. */
  profileCss?: (profile: Profile) => string;
}
