import { expect, test } from "vitest";
import { figureOptions, withFigureChoices } from "../page/figure-choices.ts";
import { bestFigure } from "../page/highlight.ts";
import { createProfile } from "../page/profile.ts";
import { withAnswer } from "./answer.ts";
import { createDraft, shownResume } from "./draft.ts";

const now = new Date("2026-11-25");

test("puts an answer first in its job, with its number as the figure, when there is a job", () => {
  const before = createDraft({
    work: [{ name: "Brygga", highlights: ["Cut food waste by 12 %", "38 menus"] }],
  });
  const job = before.lists.work[0]?.id;
  const { draft, line } = withAnswer(before, { text: "Trained cooks. ", figure: "40 people", job });
  const resume = shownResume(draft);
  expect(resume.work?.[0]?.highlights).toEqual([
    "Trained cooks: 40 people",
    "Cut food waste by 12 %",
    "38 menus",
  ]);
  const profile = withFigureChoices(createProfile(resume, "en", now), { [line]: "40 people" });
  expect(bestFigure(profile.work[0]?.roles[0].highlights ?? [])?.shown).toMatchObject({
    figure: "40 people",
    text: "Trained cooks",
  });
});

test("makes an answer a project when there is no job", () => {
  const { draft } = withAnswer(createDraft({}), { text: "A beehive", figure: "30 kg honey", job: undefined });
  expect(shownResume(draft).projects).toEqual([{ name: "A beehive", highlights: ["30 kg honey"] }]);
});

test("lists a figure with its line when it is set large or was returned to its line", () => {
  const resume = {
    work: [{ name: "Brygga", highlights: ["Cut waste by 12 %", "Sales rose by 8 %", "Cooked"] }],
  };
  const profile = createProfile(resume, "en", now);
  expect(figureOptions(profile, {})).toEqual([
    { line: "Cut waste by 12 %", figure: "12\u00a0%", isLarge: true },
  ]);
  expect(figureOptions(profile, { "Cut waste by 12 %": false })).toEqual([
    { line: "Cut waste by 12 %", figure: "12\u00a0%", isLarge: false },
    { line: "Sales rose by 8 %", figure: "8\u00a0%", isLarge: true },
  ]);
});

test("chooses nothing for a line that is named like a property of every object", () => {
  const highlights = ["constructor", "toString", "__proto__"];
  const profile = createProfile({ work: [{ name: "Brygga", highlights }] }, "en", now);
  expect(withFigureChoices(profile, {})).toEqual(profile);
});
