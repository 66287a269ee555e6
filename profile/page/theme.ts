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
  /** URL of the WOFF2 file with extended letters (drawings/browser/letters.ts), for Sámi, Polish and Czech names, for example. */
  extended: string;
}

export interface ThemeProps {
  profile: Profile;
  messages: ProfileMessages;
}

/** An alternative to the colour that is derived from the name. */
export interface Accent {
  name: Record<LanguageCode, string>;
  /** Colour of the swatch. */
  color: string;
  /** Rules that set it, after those of `profileCss`. */
  css: string;
}

/** The person's choices within a theme. */
export interface ThemeStyle {
  /** Index of `Theme.accents`. */
  accent?: number;
  headline?: "small";
}

/** A design for any profile. */
export interface Theme {
  /** Name of its folder, and the value of `meta.theme` in a CV. */
  id: string;
  /** One sentence: its name and whom it suits. */
  about: Record<LanguageCode, string>;
  /** The first one is preloaded. */
  fonts: [ThemeFont, ...ThemeFont[]];
  /** The whole stylesheet. `--longest` is the length of the longest word of the headline. */
  css: string;
  /** Values of `theme-color` in light and dark. */
  themeColor: { light: string; dark: string };
  Page: FunctionComponent<ThemeProps>;
  accents: readonly Accent[];
  /** Whether it sets a figure of each job large. */
  setsFigures?: true;
  /** Rules for a profile with little text (sparse.ts), after `css`. */
  sparseCss?: string;
  /** Rules for one person, such as a hue, after `css`. */
  profileCss?: (profile: Profile) => string;
}
