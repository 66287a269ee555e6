import { longestWord } from "../../page/length.ts";
import { pickHue } from "../../page/monogram.ts";
import type { Profile } from "../../page/profile.ts";
import { firstSentence } from "../../page/sentence.ts";
import type { Theme } from "../../page/theme.ts";
import { BackMatter } from "./back-matter.tsx";
import { Cases } from "./cases.tsx";
import archivo from "./fonts/archivo.woff2?url";
import archivoExtended from "./fonts/archivo-extended.woff2?url";
import mono from "./fonts/martian-mono.woff2?url";
import monoExtended from "./fonts/martian-mono-extended.woff2?url";
import { Opening } from "./opening.tsx";
import css from "./plan.css?inline";
import { Schedule } from "./schedule.tsx";
import sparseCss from "./sparse.css?inline";
import { TitleBlock } from "./title-block.tsx";

const accents = (
  [
    ["Orange", "Oransje", 55],
    ["Green", "Grønn", 145],
    ["Blue", "Blå", 245],
    ["Pink", "Rosa", 350],
  ] as const
).map(([en, no, hue]) => ({
  name: { en, no },
  color: `oklch(0.76 0.19 ${hue})`,
  css: `:root{--hue:${hue}}`,
}));

/** Plan, a technical drawing: for people who design, lead and sell. Twelve columns, one variable font, one signal colour. */
export const theme: Theme = {
  id: "plan",
  about: {
    en: "Plan (drawing): for those who design, lead and sell. A name as wide as the page and every year on one axis.",
    no: "Plan: for den som tegner, leder og selger. Et navn så bredt som siden og alle årene på én akse.",
  },
  fonts: [
    { family: "Archivo", weight: "400 800", stretch: "62% 125%", url: archivo, extended: archivoExtended },
    { family: "Martian Mono", weight: "400", url: mono, extended: monoExtended },
  ],
  css,
  sparseCss,
  themeColor: { light: "#ffffff", dark: "#0c0c0c" },
  accents,
  setsFigures: true,
  profileCss,
  Page({ profile, messages }) {
    return (
      <>
        <Opening profile={profile} messages={messages} />
        <main id="text" tabIndex={-1}>
          <Schedule profile={profile} messages={messages} />
          <Cases profile={profile} messages={messages} />
          <BackMatter profile={profile} messages={messages} />
        </main>
        <TitleBlock profile={profile} messages={messages} />
      </>
    );
  },
};

/** The signal's hue comes from the name; `--word` is the length of the longest large word in a case. */
function profileCss({ name, projects }: Profile): string {
  const sentences = projects.map(({ text }) => firstSentence(text[0]?.text ?? "")[0]);
  return `:root{--hue:${pickHue(name)};--word:${longestWord(sentences.join(" "))}}`;
}
