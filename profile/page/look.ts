import type { FunctionComponent } from "react";
import type { Language } from "../../content/data/types.ts";
import type { Profile } from "./profile.ts";
import type { ProfileWords } from "./words.ts";

/** Letters that a look brings along, in two files. */
export interface Face {
  family: string;
  /** As in CSS: `400`, `400 700`. */
  weight: string;
  /** As in CSS: `62% 125%`, for a face with an axis of widths. */
  stretch?: string;
  style?: "normal" | "italic";
  /** Address of the WOFF2 file with the letters of western Europe. */
  url: string;
  /** Address of the one with further letters (drawings/faces/letters.ts): names in Sámi, Polish, Czech and so on. */
  further: string;
}

export interface LookProps {
  profile: Profile;
  words: ProfileWords;
}

/**
 * A look: one way to show any person. It draws the inside of `<body>`, and everything that differs from person to person
 * comes from the profile: no look knows a name.
 */
export interface Look {
  /** The folder's name; a CV asks for it in `meta.theme`. */
  id: string;
  /** Its name and whom it suits, in a sentence. */
  about: Record<Language, string>;
  /** The faces in the order in which they matter: the first is asked for with the page. */
  faces: [Face, ...Face[]];
  /** The stylesheet. The page is the look's own, so it need not be scoped. `--longest` is the length of the line's longest word. */
  css: string;
  /** The colours of the browser's frame, by day and by night. */
  ground: { day: string; night: string };
  Page: FunctionComponent<LookProps>;
  /** Rules that only this person has: a hue, a number. They stand behind `css`. */
  rulesFor?: (profile: Profile) => string;
}
