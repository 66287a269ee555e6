import type { Oklch } from "../../../drawings/browser/color.ts";
import { longestWord } from "../../page/length.ts";
import { longestNamePart } from "../../page/name-parts.ts";
import type { Profile } from "../../page/profile.ts";
import type { Theme } from "../../page/theme.ts";
import { Colophon } from "./colophon.tsx";
import roman from "./fonts/vollkorn.woff2?url";
import romanExtended from "./fonts/vollkorn-extended.woff2?url";
import italic from "./fonts/vollkorn-italic.woff2?url";
import italicExtended from "./fonts/vollkorn-italic-extended.woff2?url";
import css from "./hefte.css?inline";
import { inks, pickInk } from "./inks.ts";
import { Lists } from "./lists.tsx";
import { Narrative } from "./narrative.tsx";
import sparseCss from "./sparse.css?inline";
import { TitlePage } from "./title-page.tsx";

/** Names of the inks that can be chosen. */
const names = [
  { en: "Madder", no: "Krapp" },
  { en: "Verdigris", no: "Irr" },
  { en: "Indigo", no: "Indigo" },
  { en: "Ochre", no: "Oker" },
];

/** Hefte, a booklet for print: for people who write, research, teach and care. */
export const theme: Theme = {
  id: "hefte",
  about: {
    en: "Hefte (booklet): for those who write, research, teach and care. Made to be read, and to be printed.",
    no: "Hefte: for den som skriver, forsker, underviser og har omsorg for andre. Laget for å leses, og for å skrives ut.",
  },
  fonts: [
    { family: "Vollkorn", weight: "400 600", url: roman, extended: romanExtended },
    { family: "Vollkorn", weight: "400", style: "italic", url: italic, extended: italicExtended },
  ],
  css,
  sparseCss,
  themeColor: { light: "#f6f2e6", dark: "#191410" },
  accents: inks.slice(0, names.length).map((ink, index) => ({
    name: names[index] ?? { en: "", no: "" },
    color: `oklch(${ink.join(" ")})`,
    css: inkRules(ink),
  })),
  profileCss,
  Page({ profile, messages }) {
    return (
      <div className="booklet">
        <TitlePage profile={profile} messages={messages} />
        <main id="text" tabIndex={-1}>
          <Narrative profile={profile} messages={messages} />
          <Lists profile={profile} messages={messages} />
          <Colophon profile={profile} messages={messages} />
        </main>
      </div>
    );
  },
};

/** The accent colour, in light and dark. */
function inkRules([lightness, chroma, hue]: Oklch): string {
  const dark = `@media screen and (prefers-color-scheme:dark){:root{--second:oklch(.78 ${chroma * 0.8} ${hue})}}`;
  return `:root{--second:oklch(${lightness} ${chroma} ${hue})}${dark}`;
}

/** `--title` and `--name` are the lengths of the longest words of the person's title and name. */
function profileCss({ name, label }: Profile): string {
  return `:root{--title:${longestWord(label ?? "")};--name:${longestNamePart(name)}}${inkRules(pickInk(name))}`;
}
