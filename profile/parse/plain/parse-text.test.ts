import { expect, test } from "vitest";
import { parseText } from "./parse-text.ts";

test("takes the marks of Markdown for bullets and emphasis", () => {
  const { lines } = parseText(
    "## Tools\n\n> Looked after 19 salesmen\n- [x] White Card\n- [ ] Dykkerbevis\n[x] Maskinførerbevis\n_Code:_ **Python**, `snake_case`",
  );
  expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
    ["Tools", false],
    ["Looked after 19 salesmen", true],
    ["White Card", true],
    ["Dykkerbevis", true],
    ["Maskinførerbevis", true],
    ["Code: Python, snake_case", false],
  ]);
});
