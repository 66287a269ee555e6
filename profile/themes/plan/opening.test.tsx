import { expect, test } from "vitest";
import { profileDocument } from "../../page/document.tsx";
import { theme } from "./theme.tsx";

/** Height of the first line's drawing, in its own units. */
function heightOf(name: string): number {
  const html = profileDocument({ basics: { name } }, { theme, language: "en" });
  const [, height] = /class="name"[^>]*><svg[^>]*viewBox="0 -\d+ 1000 (\d+)"/.exec(html) ?? [];
  return Number(height);
}

test.each([
  ["Wiśniewska", "Wisniewska"],
  ["Čáhppes", "Cahppes"],
  ["Ñandú", "Nandu"],
  ["Żółkoś", "Zolkos"],
])("reserves space above the capitals for accents when a name is %s", (name, bare) => {
  expect(heightOf(bare)).toBeGreaterThan(0);
  expect(heightOf(name)).toBeGreaterThan(heightOf(bare));
});

/** Distance from the top of the first line's drawing to its baseline. */
function topOf(name: string): number {
  const html = profileDocument({ basics: { name } }, { theme, language: "en" });
  const [, top] = /class="name"[^>]*><svg[^>]*viewBox="0 -(\d+) /.exec(html) ?? [];
  return Number(top);
}

test.each([
  ["Çelik", "Celik"],
  ["Łącka", "Łacka"],
  ["Țepeș", "Tepes"],
  ["Eŋŋen", "Ennen"],
])("shows descenders whole, without space above, when a name is %s", (name, bare) => {
  expect(heightOf(name)).toBeGreaterThan(heightOf(bare));
  expect(topOf(name)).toBe(topOf(bare));
});
