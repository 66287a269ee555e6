import { readFileSync } from "node:fs";
import { parseCv } from "../profile/parse/parse-cv.ts";
import { readArguments } from "./command-line.mjs";

const usage = `npm run bench:cv:private: puts each private and harmless line of tests/cv/held-out-lines into a section of a small CV, and counts the
private ones that are shown on the page and the harmless ones that are not. It prints no line, because these are not to be read.`;

readArguments(usage);

/** A CV of each language. Each line stands in one of the five places, by turns. */
const templates = {
  en: `Ellen Marsh\nLeeds\nellen.marsh@mail.example

PROFILE
Planner with a steady hand and ten years in printing. {0}

EXPERIENCE
2018 - now  Planner, Northern Print Ltd
- Plans four presses and two shifts
- {1}
2012 - 2018  Printer, Dale Press
- Ran a four colour press

EDUCATION
2010 - 2012  NVQ Level 3 Print, Leeds City College

SKILLS
- {2}
- Prinect
- Excel

COURSES
- {3}
- Forklift licence, 2014

INTERESTS
- {4}
- Fell running
`,
  no: `Ellen Markset\nLeirvik\nellen.markset@mail.example

PROFIL
Planlegger med ti år i trykkeri. {0}

ERFARING
2018 - nå  Planlegger, Nordtrykk AS
- Planlegger fire trykkmaskiner og to skift
- {1}
2012 - 2018  Trykker, Dalen Trykkeri
- Kjørte firefargers trykkmaskin

UTDANNING
2010 - 2012  Fagbrev trykker, Stord vidaregåande skule

KOMPETANSE
- {2}
- Prinect
- Excel

KURS
- {3}
- Truckførerbevis, 2014

INTERESSER
- {4}
- Fjelløp
`,
};
const places = ["summary", "job", "skills", "courses", "interests"];

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

for (const language of ["en", "no"] as const) {
  const wrong = { private: [] as string[], harmless: [] as string[] };
  const lines = readFileSync(`tests/cv/held-out-lines/${language}.txt`, "utf8").trim().split("\n");
  for (const [index, line] of lines.entries()) {
    const [kind, ...rest] = line.split("|");
    const text = rest.join("|");
    const place = index % places.length;
    const cv = templates[language].replace(`{${place}}`, () => text).replace(/^- \{\d\}\n| \{\d\}/gm, "");
    const { resume } = await parseCv(new TextEncoder().encode(cv), { name: "cv.txt" });
    const isShown = shows(lettersOf(JSON.stringify(resume)), text);
    if (kind === "harmless" ? !isShown : isShown)
      wrong[kind === "harmless" ? "harmless" : "private"].push(places[place] ?? "");
  }
  const count = (found: string[]) =>
    `${found.length} (${places.map((place) => `${place} ${found.filter((one) => one === place).length}`).join(", ")})`;
  console.log(
    `${language}: private shown ${count(wrong.private)}, harmless not shown ${count(wrong.harmless)}, of ${lines.length} lines`,
  );
}

/** Whether a page, in letters, has a line or most of its words. */
function shows(page: string, line: string): boolean {
  if (page.includes(lettersOf(line).slice(0, 40))) return true;
  const words = line
    .split(/\s+/)
    .map(lettersOf)
    .filter((word) => word.length > 2);
  return words.filter((word) => page.includes(word)).length > 0.7 * words.length;
}
