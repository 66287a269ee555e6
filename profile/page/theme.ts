import type { FunctionComponent } from "react";
import type { Language } from "../../content-loader/data/types.ts";
import type { ProfileMessages } from "./messages.ts";
import type { Profile } from "./profile.ts";

/** Letters that a theme brings along, in two files. */
export interface ThemeFont {
  family: string;
  /** As in CSS: `400`, `400 700`. */
  weight: string;
  /** As in CSS: `62% 125%`, for a font with an axis of widths. */
  stretch?: string;
  style?: "normal" | "italic";
  /** Address of the WOFF2 file with the letters of western Europe. */
  url: string;
  /** Address of the one with further letters (drawings/browser/letters.ts): names in Sámi, Polish, Czech and so on. */
  further: string;
}

export interface ThemeProps {
  profile: Profile;
  messages: ProfileMessages;
}

/** A colour that the person can choose in place of the one drawn from the name. */
export interface Accent {
  name: Record<Language, string>;
  /** As it is shown to choose from. */
  color: string;
  /** The rules that set it; they follow those of `rulesFor`. */
  css: string;
}

/** What a person has chosen within a theme. */
export interface ThemeStyle {
  /** Index of `Theme.accents`. */
  accent?: number;
  headline?: "small";
  /** Figures within lines stay in their lines. */
  inlineFigures?: "off";
}

/**
 * A theme: one way to show any person. It draws the inside of `<body>`, and everything that differs from person to person
 * comes from the profile: no theme knows a name.
 */
export interface Theme {
  /** The folder's name; a CV asks for it in `meta.theme`. */
  id: string;
  /** Its name and whom it suits, in a sentence. */
  about: Record<Language, string>;
  /** The fonts in the order in which they matter: the first is asked for with the page. */
  fonts: [ThemeFont, ...ThemeFont[]];
  /** The stylesheet. The page is the theme's own, so it need not be scoped. `--longest` is the length of the line's longest word. */
  css: string;
  /** The colours of the browser's frame, by day and by night. */
  ground: { day: string; night: string };
  Page: FunctionComponent<ThemeProps>;
  accents: readonly Accent[];
  /** Rules that only this person has: a hue, a number. They stand behind `css`. */
  rulesFor?: (profile: Profile) => string;
}
