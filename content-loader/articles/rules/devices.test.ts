import { describe, expect, test } from "vitest";
import { sample } from "../../../tests/support/sample-article.ts";
import { deviceProblems } from "./devices.ts";

/** As many articles as there are devices, each with this opening, or with this closing. */
const opening = (...names: string[]) =>
  names.map((name, at) =>
    sample("A.", { slug: `a${at}`, devices: `{ opening: ${name}, closing: ${distinct[at]} }` }),
  );
const closing = (...names: string[]) =>
  names.map((name, at) =>
    sample("A.", { slug: `a${at}`, devices: `{ opening: ${starts[at]}, closing: ${name} }` }),
  );
const distinct = ["callback", "document", "figure", "outcome", "reservation", "rule", "sheet", "speech"];
const starts = ["answer", "case", "document", "figure", "form", "letter", "scene", "speech"];

test("two of eight articles may open with a scene, three may not, and all three are named", () => {
  const two = ["scene", "scene", "answer", "case", "document", "figure", "form", "letter"];
  expect(deviceProblems(opening(...two))).toEqual([]);
  const three = ["scene", "scene", "scene", "case", "document", "figure", "form", "letter"];
  expect(deviceProblems(opening(...three))).toEqual([
    {
      file: "en/a2.md",
      line: 1,
      message: "3 of 8 articles share the opening 'scene', and 2 may: a0, a1, a2",
    },
  ]);
});

test("endings are counted in the same way, apart from openings", () => {
  const names = ["task", "task", "task", "rule", "sheet", "speech", "figure", "outcome"];
  expect(deviceProblems(closing(...names))).toMatchObject([
    { message: expect.stringContaining("closing 'task'") },
  ]);
});

test("a quarter is rounded down: seven articles allow one of a kind", () => {
  const names = ["task", "task", "callback", "rule", "sheet", "speech", "figure"];
  expect(deviceProblems(closing(...names))).toHaveLength(1);
});

test("one article alone has no habits", () => {
  expect(deviceProblems(opening("scene"))).toEqual([]);
});

test("an article that does not name its devices is found, and counts for none", () => {
  expect(deviceProblems([sample("A."), sample("B.", { slug: "b" })])).toMatchObject([
    { file: "en/sample.md", message: expect.stringContaining("names no devices") },
    { file: "en/b.md" },
  ]);
});

test("a device that is not on the list makes the front matter invalid", () => {
  expect(() => sample("A.", { devices: "{ opening: joke, closing: task }" })).toThrow("broken front matter");
});

describe("the highlighted list", () => {
  const listed = (...titles: string[]) =>
    titles.map((title, at) =>
      sample(`:::checklist{title="${title}"}\n- One.\n:::`, {
        slug: `a${at}`,
        devices: `{ opening: ${starts[at]}, closing: ${distinct[at]} }`,
      }),
    );

  test("may be called 'Ten minutes: …' in a quarter of the articles, and not in more", () => {
    const others = ["What you need", "Tonight: one line", "The letter", "Ask these: all"];
    expect(deviceProblems(listed("Ten minutes: a", "Ten minutes: b", ...others, "Names", "Dates"))).toEqual(
      [],
    );
    expect(
      deviceProblems(listed("Ten minutes: a", "Ten minutes: b", "Ten minutes: c", ...others, "Dates")),
    ).toEqual([
      {
        file: "en/a2.md",
        line: 1,
        message: "3 of 8 articles share the list titled 'Ten minutes: …', and 2 may: a0, a1, a2",
      },
    ]);
  });

  test("without a colon in its title is like no other", () => {
    expect(deviceProblems(listed("Steps", "Steps", "Steps", "Steps"))).toEqual([]);
  });
});
