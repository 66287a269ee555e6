import { longestWord } from "../../page/length.ts";
import { longestNamePart } from "../../page/name-parts.ts";
import type { Profile } from "../../page/profile.ts";
import type { Theme } from "../../page/theme.ts";
import { Colophon } from "./colophon.tsx";
import roman from "./fonts/vollkorn.woff2?url";
import romanFurther from "./fonts/vollkorn-further.woff2?url";
import italic from "./fonts/vollkorn-italic.woff2?url";
import italicFurther from "./fonts/vollkorn-italic-further.woff2?url";
import css from "./hefte.css?inline";
import { inkOf } from "./inks.ts";
import { Lists } from "./lists.tsx";
import { Narrative } from "./narrative.tsx";
import { TitlePage } from "./title-page.tsx";

/** Hefte, the booklet: for who writes, researches, teaches and cares. A small edition of one person, made for paper. */
export const theme: Theme = {
  id: "hefte",
  about: {
    en: "Hefte (booklet): for those who write, research, teach and care. Made to be read, and to be printed.",
    no: "Hefte: for den som skriver, forsker, underviser og har omsorg for andre. Laget for å leses, og for å skrives ut.",
  },
  fonts: [
    { family: "Vollkorn", weight: "400 600", url: roman, further: romanFurther },
    { family: "Vollkorn", weight: "400", style: "italic", url: italic, further: italicFurther },
  ],
  css,
  ground: { day: "#f6f2e6", night: "#191410" },
  rulesFor,
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

/** The second ink, on paper and by lamplight; `--title` and `--name` are the lengths of the longest words of the person's title and name. */
function rulesFor({ name, label }: Profile): string {
  const [lightness, chroma, hue] = inkOf(name);
  const byLamp = `@media screen and (prefers-color-scheme:dark){:root{--second:oklch(.78 ${chroma * 0.8} ${hue})}}`;
  return `:root{--second:oklch(${lightness} ${chroma} ${hue});--title:${longestWord(label ?? "")};--name:${longestNamePart(name)}}${byLamp}`;
}
