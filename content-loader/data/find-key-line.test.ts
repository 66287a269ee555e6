import { expect, it } from "vitest";
import { findKeyLine } from "./find-key-line.ts";

const text = `{
  "packages": [
    { "id": "starter" },
    {
      "id": "pro",
      "price": 499
    }
  ]
}
`;

it("finds the line of a key in a list item", () => {
  expect(findKeyLine(text, ["packages", 1, "price"])).toBe(6);
});

it("gives the line of the parent when the key is missing", () => {
  expect(findKeyLine(text, ["packages", 1, "offer"])).toBe(4);
  expect(findKeyLine(text, ["claims"])).toBe(1);
});
