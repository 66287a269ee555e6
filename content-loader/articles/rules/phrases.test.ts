import { describe, expect, test } from "vitest";
import { bodyLine, sample } from "../../../tests/support/sample-article.ts";
import { forbidden } from "./forbidden.ts";
import { phraseProblems } from "./phrases.ts";

const found = (body: string, language: "en" | "no" = "en") => phraseProblems(sample(body, { language }));

test("a worn word in the writer's own voice is struck, whatever its letters and form", () => {
  expect(found("First.\n\nUnlocking your potential.")).toEqual([
    { file: "en/sample.md", line: bodyLine + 2, message: "'Unlocking': marks machine-made prose" },
  ]);
});

test("the same word as a bad example passes: quoted, in italics, in a box", () => {
  expect(found("They write ‘passionate’ and *unique*.")).toEqual([]);
  expect(found(':::example{title="Before"}\nA passionate leader.\n:::')).toEqual([]);
});

test("a word inside another word passes, in Norwegian too", () => {
  expect(found("Hun sa at åkerfokusene var bestilt på mailand.", "no")).toEqual([]);
  expect(found("Hun har fokus på kunden.", "no")).toHaveLength(1);
});

test("a turn that is allowed once is struck the second time only", () => {
  const turn = "It was not only late but wrong.";
  expect(found(turn)).toEqual([]);
  expect(found(`${turn}\n\n${turn}`).map(({ line }) => line)).toEqual([bodyLine + 2]);
});

describe.each([
  [
    "en",
    "Whether you are a nurse or a cook, this is for you.",
    "Whether you are the person you ought to be, is a question.",
  ],
  ["en", "However, it depends.", "However you do it, send it."],
  ["en", "The job landscape is changing.", "Turn the telephone to landscape."],
  ["en", "This is where your career journey begins.", "Take the bus; the journey is an hour."],
  ["en", "It gave great results.", "It gave results by May."],
  ["en", "In color.", "In colour."],
  ["en", "Search engine optimization.", "Search engine optimisation."],
  ["en", "Ask whom you like.", "Ask who you like."],
  ["en", "You need not answer.", "You do not have to answer."],
  ["en", "The one who pays decides.", "Choose one who pays."],
  ["en", "It can be mended.", "It was amended."],
  ["no", "Møt klokka tolv.", "Møt klokken tolv."],
  ["no", "AI kan hjelpe deg.", "KI kan hjelpe deg."],
  ["no", "Si at du er geolog.", "La oss si at du er geolog."],
  ["no", "Skriv din CV i dag.", "Skriv CV-en din i dag."],
  ["no", "Send en email.", "Send en e-post."],
  ["no", "Vi må adressere det.", "Skriv ned to adresser."],
  ["no", "I forhold til lønn er det greit.", "Forholdet til sjefen er greit."],
  ["no", "Det er din reise.", "En reise til Bodø tar en dag."],
  ["no", "Framover skal det gå bedre.", "Fremover skal det gå bedre."],
] as const)("%s", (language, wrong, right) => {
  test(`'${wrong}' is struck, '${right}' passes`, () => {
    expect(found(wrong, language)).toHaveLength(1);
    expect(found(right, language)).toEqual([]);
  });
});

test("every entry can be found: small letters unless it is exact, and a reason", () => {
  for (const { phrase, exact, why } of [...forbidden.en, ...forbidden.no]) {
    const letters = phrase.replaceAll("\\p{L}", "");
    if (!exact) expect(letters).toBe(letters.toLowerCase());
    expect(why).not.toBe("");
  }
});
