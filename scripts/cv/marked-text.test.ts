import { expect, test } from "vitest";
import { toRuns } from "../../profile/parse/prose/tagger.ts";
import { readMarkedText } from "./marked-text.ts";

test("reads the marks of a career in sentences", () => {
  const { text, list, labels } = readMarkedText(
    "/o/ Hello. /j/ {d:Since 2019} I have been a {t:cook} at {e:Brygga}. /v/ I help at {e:IL Test}. /s/ I took a {q:BSc} in {f:Physics}.",
  );
  expect(text).toBe(
    "Hello. Since 2019 I have been a cook at Brygga. I help at IL Test. I took a BSc in Physics.",
  );
  const named = toRuns(list, labels).filter(({ part, isStart }) => part !== "text" || isStart);
  expect(named.map(({ kind, part, from, to }) => [kind, part, text.slice(from, to)])).toEqual([
    ["work", "period", "Since 2019"],
    ["work", "title", "cook"],
    ["work", "organization", "Brygga"],
    ["education", "text", "I took a"],
    ["education", "title", "BSc"],
    ["education", "subject", "Physics"],
  ]);
});

test("rejects an unknown mark", () => {
  expect(() => readMarkedText("/j/ I was a {x:cook}.")).toThrow("Unknown mark {x:cook}");
});
