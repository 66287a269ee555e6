import { expect, test } from "vitest";
import { head } from "../fixtures/text.ts";
import { parseResume } from "../parse-resume.ts";
import { parseText } from "../plain/parse-text.ts";

test("a career break is held back when what stands beside it tells of care", () => {
  const text = (reason: string) =>
    `${head}EMPLOYMENT

Florist
Petal & Twine, Gort  Oct 2023 – now

Career break
Floristry course, ${reason}  Sept 2022 – Apr 2023

Waiter
Hotell Prøve, Bergen  2019 – 2022`;
  const read = (reason: string) => parseResume(parseText(text(reason)));
  const held = read("minding my dad");
  expect(held.resume.work?.map(({ position }) => position)).toEqual(["Florist", "Waiter"]);
  expect(held.withheld.map(({ kind }) => kind)).toEqual(["family-leave"]);
  expect(read("Spanish course").withheld).toEqual([]);
});
