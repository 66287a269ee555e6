import type { Profile } from "../../page/profile.ts";
import type { Theme } from "../../page/theme.ts";
import display from "./fonts/bricolage-display.woff2?url";
import displayExtended from "./fonts/bricolage-display-extended.woff2?url";
import text from "./fonts/bricolage-text.woff2?url";
import textExtended from "./fonts/bricolage-text-extended.woff2?url";
import { pickHues } from "./hues.ts";
import css from "./kyst.css?inline";
import { Log } from "./log.tsx";
import { Opening } from "./opening.tsx";
import { Shore } from "./shore.tsx";
import sparseCss from "./sparse.css?inline";
import { Tiles } from "./tiles.tsx";
import { Timeline } from "./timeline.tsx";

const accents = (
  [
    ["Sea", "Sjø", 220],
    ["Dusk", "Skumring", 262],
    ["Lagoon", "Lagune", 195],
    ["Pine", "Furu", 165],
  ] as const
).map(([en, no, hue]) => ({
  name: { en, no },
  color: `oklch(0.5 0.09 ${hue})`,
  css: `:root{--water:${hue}}`,
}));

/** Kyst, a sea chart from open water to land: for people who build, operate, sail and repair. */
export const theme: Theme = {
  id: "kyst",
  about: {
    en: "Kyst (coast): for those who build, run, sail and repair. The landscape is drawn from the working life itself.",
    no: "Kyst: for den som bygger, drifter, seiler og reparerer. Landskapet er tegnet etter arbeidslivet selv.",
  },
  fonts: [
    { family: "Bricolage Display", weight: "800", url: display, extended: displayExtended },
    { family: "Bricolage", weight: "400 700", url: text, extended: textExtended },
  ],
  css,
  sparseCss,
  themeColor: { light: "#cfe3ec", dark: "#071b29" },
  accents,
  setsFigures: true,
  profileCss,
  Page({ profile, messages }) {
    return (
      <>
        <Opening profile={profile} messages={messages} />
        <main id="text" tabIndex={-1}>
          <Timeline profile={profile} messages={messages} />
          <Tiles profile={profile} messages={messages} />
          <Log profile={profile} messages={messages} />
        </main>
        <Shore profile={profile} messages={messages} />
      </>
    );
  },
};

/** Two hues per person: water and light. */
function profileCss({ name }: Profile): string {
  const { water, light } = pickHues(name);
  return `:root{--water:${water};--light:${light}}`;
}
