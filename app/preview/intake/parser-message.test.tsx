import { readFileSync } from "node:fs";
import { strToU8 } from "fflate";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import english from "../../../content/en/preview.json";
import englishStudio from "../../../content/en/studio.json";
import norwegian from "../../../content/no/preview.json";
import norwegianStudio from "../../../content/no/studio.json";
import { parseCv } from "../../../profile/parse/parse-cv.ts";
import { ParseError } from "../../../profile/parse/parse-error.ts";
import { smallCv, word } from "../../../tests/support/rejected-cv.ts";
import { LanguageProvider } from "../../i18n/language-provider.tsx";
import { type Commands, PreviewContext } from "../context.ts";
import { studioFromSample } from "../state/create-studio.ts";
import type { Rejection } from "../state/state.ts";
import { createStore } from "../state/store.ts";
import { ParserMessage } from "./parser-message.tsx";

const fixture = (name: string) => new Uint8Array(readFileSync(`profile/parse/fixtures/${name}`));
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(100).fill(7)]);
const ole = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Array(100).fill(0)]);
const points = "  - Serverte middag\n".repeat(10_000);

const files: [name: string, bytes: Uint8Array<ArrayBuffer>, code: Rejection["code"]][] = [
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
  ["no-letters.pdf", fixture("no-letters.pdf"), "no-letters"],
  ["sixty-pages.pdf", fixture("sixty-pages.pdf"), "too-many-pages"],
  ["cv.pdf", new Uint8Array(20_000_001), "too-large"],
];

const rejections = await Promise.all(
  files.map(async ([name, bytes]): Promise<Rejection> => {
    const error = await parseCv(bytes, { name }).catch((error: unknown) => error);
    if (!(error instanceof ParseError)) throw new Error(`${name} was parsed: ${error}`);
    return { name, code: error.code, detail: error.detail };
  }),
);

test.each([
  { code: "en", preview: english, studio: englishStudio },
  { code: "no", preview: norwegian, studio: norwegianStudio },
] as const)("has a message of its own for each rejected file: $code", ({ code, preview, studio }) => {
  function render(rejection: Rejection, hasStudio: boolean): string {
    const store = createStore();
    if (hasStudio) store.dispatch({ type: "opened", request: 0, studio: studioFromSample({}, "kyst", code) });
    store.dispatch({ type: "parser-changed", request: 0, parser: { status: "rejected", rejection } });
    const element = (
      <LanguageProvider code={code} translations={{ preview }}>
        <PreviewContext value={{ store, commands: {} as Commands }}>
          <ParserMessage />
        </PreviewContext>
      </LanguageProvider>
    );
    const router = createMemoryRouter([{ id: "page", path: "*", element, loader: () => null }], {
      hydrationData: { loaderData: { page: { translations: { preview } } } },
    });
    return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, " ");
  }
  expect(rejections.map((rejection) => rejection.code)).toEqual(files.map(([, , expected]) => expected));
  const messages = rejections.map((rejection) => {
    const message = render(rejection, false);
    expect(message).toContain(rejection.name);
    expect(message).not.toContain(preview.problem.still);
    expect(render(rejection, true)).toContain(preview.problem.still);
    return message;
  });
  messages.push(render({ name: "", code: "link-damaged", detail: {} }, false));
  expect(messages.at(-1)).toContain(studio.phone.link);
  expect(messages.at(-1)).toContain(studio.problem["link-damaged"]);
  expect(messages.join()).not.toMatch(/problem\.|\{\{|undefined/);
  expect(new Set(messages).size).toBe(messages.length);
});
