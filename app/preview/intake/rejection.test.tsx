import { readFileSync } from "node:fs";
import { strToU8 } from "fflate";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import english from "../../../content/en/preview.json";
import norwegian from "../../../content/no/preview.json";
import { parseCv } from "../../../profile/parse/parse-cv.ts";
import { ParseError } from "../../../profile/parse/parse-error.ts";
import { smallCv, word } from "../../../tests/support/refused-cv.ts";
import { LanguageProvider } from "../../i18n/language-provider.tsx";
import type { Problem, Studio } from "../state/state.ts";
import { Rejection } from "./rejection.tsx";

const fixture = (name: string) => new Uint8Array(readFileSync(`profile/parse/fixtures/${name}`));
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(100).fill(7)]);
const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(100).fill(0)]);
const points = "  - Serverte middag\n".repeat(10_000);

const refused: [name: string, bytes: Uint8Array<ArrayBuffer>, code: Problem["code"]][] = [
  ["cv.pdf", png, "not-what-its-name-says"],
  ["cv.png", png, "unknown-kind"],
  ["cv.doc", ole, "unknown-kind"],
  ["cv.docx", ole, "not-what-its-name-says"],
  ["cv.html", strToU8("<!doctype html><title>CV</title>"), "unknown-kind"],
  ["cv.pdf", new Uint8Array(), "empty"],
  ["cv.md", strToU8(`Kari Testdal\n\nERFARING\nKokk, Brygga AS (2019–2021)\n${points}`), "too-long"],
  ["cv.txt", strToU8("Dear Mary, thank you for the pleasant evening by the sea last week."), "not-a-cv"],
  ["cv.json", strToU8('{"name": "profilverk"}'), "not-a-cv"],
  ["cv.docx", word(smallCv).slice(0, 200), "damaged"],
  ["scan.pdf", fixture("scan.pdf"), "no-text"],
  ["sixty-pages.pdf", fixture("sixty-pages.pdf"), "too-many-pages"],
  ["cv.pdf", new Uint8Array(20_000_001), "too-large"],
];

const problems = await Promise.all(
  refused.map(async ([name, bytes]): Promise<Problem> => {
    const refusal = await parseCv(bytes, { name }).catch((error: unknown) => error);
    if (!(refusal instanceof ParseError)) throw new Error(`${name} was not refused: ${refusal}`);
    return { name, code: refusal.code, detail: refusal.detail };
  }),
);

test.each([
  { code: "en", preview: english },
  { code: "no", preview: norwegian },
] as const)("a file that is refused has its own sentence: $code", ({ code, preview }) => {
  const say = (problem: Problem, studio?: Studio) => {
    const element = (
      <LanguageProvider code={code} words={{ preview }}>
        <Rejection state={{ problem, ...(studio && { studio }) }} />
      </LanguageProvider>
    );
    const router = createMemoryRouter([{ id: "page", path: "*", element, loader: () => null }], {
      hydrationData: { loaderData: { page: { words: { preview } } } },
    });
    return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, " ");
  };
  expect(problems.map((problem) => problem.code)).toEqual(refused.map(([, , expected]) => expected));
  const sentences = problems.map((problem) => {
    const said = say(problem);
    expect(said).toContain(problem.name);
    expect(said).not.toContain(preview.problem.still);
    expect(say(problem, {} as Studio)).toContain(preview.problem.still);
    return said;
  });
  expect(sentences.join()).not.toMatch(/problem\.|\{\{|undefined/);
  expect(new Set(sentences).size).toBe(sentences.length);
});
