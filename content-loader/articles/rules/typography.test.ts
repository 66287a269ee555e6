import { describe, expect, test } from "vitest";
import { bodyLine, sample } from "../../../tests/support/sample-article.ts";
import { typographyProblems } from "./typography.ts";

const found = (body: string, language: "en" | "no" = "en") => typographyProblems(sample(body, { language }));

describe.each([
  ["en", 'He said "no".', "He said ‘no’."],
  ["en", "It's late.", "It’s late."],
  ["en", "He said “no”.", "He said ‘no’."],
  ["en", "Late — or never.", "Late – or never."],
  ["en", "Late -- or never.", "Late, or never."],
  ["en", "Late - or never.", "Late – or never, a well-known choice."],
  ["en", "Wait...", "Wait …"],
  ["en", "Well done!", "‘Well done!’ they said."],
  ["en", "About 70% said so.", "About 70 per cent said so."],
  ["en", "| a | 70\u00a0% |\n|---|---|\n| b | c |", "| a | 70% |\n|---|---|\n| b | c |"],
  ["en", "It costs 63900 kroner.", "It costs 63,900 kroner, in 2024."],
  ["en", "It costs 1200 kroner.", "It costs 1,200 kroner."],
  ["en", "It costs 63.900 kroner.", "It took 7.4 seconds."],
  ["en", "It took 7,4 seconds.", "It took 7.4 seconds."],
  ["en", "It costs 500 kr.", "It costs 500 kroner."],
  ["no", 'Hun sa "nei".', "Hun sa «nei»."],
  ["no", "Hun sa “nei”.", "Hun sa «nei, ‘aldri’»."],
  ["no", "Sent — eller aldri.", "Sent – eller aldri."],
  ["no", "Det er 63 900 ord.", "Det er 63\u00a0900 ord."],
  ["no", "Det er 63.900 ord.", "Det var 04.03.2024."],
  ["no", "Det er 63,900 ord.", "Det er 0,125 eller 7,4."],
  ["no", "Det er 63900 ord.", "Forordning 2024/1689 fra 2024."],
  ["no", "Det koster 1200 kroner.", "Det koster 1\u00a0200 kroner, sa 300 personer i 2018."],
  ["no", "I 2018 svarte 1200 personer.", "I 2018 svarte 120 personer."],
  ["no", "Omtrent 70 % sa det.", "Omtrent 70 prosent sa det."],
  ["no", "| a | 70% |\n|---|---|\n| b | c |", "| a | 70\u00a0% |\n|---|---|\n| b | c |"],
  ["no", "| a | 70 % |\n|---|---|\n| b | c |", "| a | 70\u00a0% |\n|---|---|\n| b | c |"],
  ["no", "Det tok 7.4 sekunder.", "Det tok 7,4 sekunder."],
  ["no", "Det koster 500,-", "Det koster 500 kroner."],
  ["no", "Møtet er 15 januar.", "Møtet er 15. januar."],
  ["no", "Møtet er den 15. januar.", "Møtet er 15. januar."],
  ["no", "Vi sees på Mandag.", "Vi sees på mandag. Tirsdag kommer hun."],
  ["no", "Møt kl 9.", "Møt kl. 9."],
  ["no", "Møt klokken 09:30.", "Møt kl. 09.30."],
  ["no", "Det tok 7-14 dager.", "Det tok 7–14 dager, se notat 3-2017 og § 15-6."],
] as const)("%s", (language, wrong, right) => {
  test(`reports '${wrong}' but not '${right}'`, () => {
    expect(found(wrong, language)).not.toEqual([]);
    expect(found(right, language)).toEqual([]);
  });
});

test("names file and line and shows the text", () => {
  expect(found("First.\n\nThen 70% came.")).toEqual([
    {
      file: "en/sample.md",
      line: bodyLine + 2,
      message: "‘per cent’ in running text, % in tables: '…Then 70% came.…'",
    },
  ]);
});

test("ignores examples and code", () => {
  expect(found(':::example{title="Before"}\nUp by 70% since May.\n:::\n\nType `say "no"`.')).toEqual([]);
});
