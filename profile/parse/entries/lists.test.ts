import { expect, test } from "vitest";
import { parseText } from "../plain/parse-text.ts";
import { parseInterests } from "./lists.ts";

test("The label in the margin is not one of the interests beside it", () => {
  const { lines } = parseText("Interesser\tLangrenn, håndball, strikking");
  expect(parseInterests(lines)).toMatchObject([
    { name: { value: "Langrenn" } },
    { name: { value: "håndball" } },
    { name: { value: "strikking" } },
  ]);
});
