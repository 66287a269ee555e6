import { expect, test } from "vitest";
import { profileDocument } from "../../page/document.tsx";
import { theme } from "./theme.tsx";

/** The first line's drawing, in its own units: its height, and the distance from its top to the baseline. */
function measure(name: string): { height: number; top: number } {
  const html = profileDocument({ basics: { name } }, { theme, language: "en" });
  const [, top, height] = /class="name"[^>]*><svg[^>]*viewBox="0 -(\d+) 1000 (\d+)"/.exec(html) ?? [];
  return { height: Number(height), top: Number(top) };
}

test.each([
  ["Wiśniewska", "Wisniewska"],
  ["Čáhppes", "Cahppes"],
  ["Ñandú", "Nandu"],
  ["Żółkoś", "Zolkos"],
])("reserves space above the capitals for accents when a name is %s", (name, bare) => {
  expect(measure(bare).height).toBeGreaterThan(0);
  expect(measure(name).height).toBeGreaterThan(measure(bare).height);
});

test.each([
  ["Çelik", "Celik"],
  ["Łącka", "Łacka"],
  ["Țepeș", "Tepes"],
  ["Eŋŋen", "Ennen"],
])("shows descenders whole, without space above, when a name is %s", (name, bare) => {
  expect(measure(name).height).toBeGreaterThan(measure(bare).height);
  expect(measure(name).top).toBe(measure(bare).top);
});
