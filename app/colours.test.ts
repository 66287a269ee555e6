import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hex, oklch } from "../drawings/browser/color.ts";

/** Contrast minimums of WCAG 2.2: text; large text and parts of controls. */
const text = 4.5;
const large = 3;

type Rgb = [number, number, number];

const css = readFileSync("app/app.css", "utf8");
const day = readTokens(/@theme \{([\s\S]*?)\n\}/);
const night = readTokens(/prefers-color-scheme: dark\) \{\s+:root \{([\s\S]*?)\n {2}\}/);

/** Foreground, background layers from top to bottom, and minimum contrast ratio. */
const pairs: [mark: string, ground: string[], ratio: number][] = [
  ...["paper", "snow", "mist"].flatMap((ground): [string, string[], number][] => [
    ["ink", [ground], text],
    ["ink-soft", [ground], text],
    ["fjord", [ground], text],
    ["multe-ink", [ground], text],
    ["danger", [ground], text],
    ["line-field", [ground], large],
    ["action", [ground], large],
  ]),
  ["ink", ["glass", "paper"], text],
  ["ink-soft", ["glass", "paper"], text],
  ["fjord", ["glass", "mist"], text],
  ["ink", ["gleam", "paper"], text],
  ["ink-soft", ["gleam", "paper"], text],
  ["fjord", ["gleam", "paper"], text],
  ["ink-soft", ["dawn", "paper"], text],
  ["fjord", ["dawn", "paper"], text],
  ["multe-ink", ["dawn", "paper"], text],
  ["fjord", ["aurora-soft"], text],
  ["ink", ["aurora-soft"], text],
  ["ink-soft", ["aurora-soft"], text],
  ["fjord", ["line", "paper"], text],
  ["ink", ["multe-soft"], text],
  ["ink-soft", ["multe-soft"], text],
  ["paper", ["action"], text],
  ["paper", ["fjord"], text],
  ["fjord-deep", ["aurora"], text],
  ["aurora", ["fjord-deep"], text],
  ["multe", ["fjord-deep"], text],
  ["on-dark", ["fjord-deep"], text],
  ["on-dark", ["danger-deep"], text],
  ["on-dark-soft", ["fjord-deep"], text],
  ["on-multe", ["multe"], text],
  ["fjord-deep", ["document"], text],
];

describe.each([
  ["by day", day],
  ["after sunset", { ...day, ...night }],
])("%s", (_, tokens) => {
  test.each(pairs)("%s on %j reaches %d : 1", (mark, ground, ratio) => {
    const below = colour(tokens, ground);
    expect(contrast(colour(tokens, [mark, ...ground]), below)).toBeGreaterThanOrEqual(ratio);
  });
});

test("lists every colour used for text", () => {
  const read = new Set(pairs.map(([mark]) => mark));
  const given = new Set<string>();
  for (const file of readdirSync("app", { recursive: true, encoding: "utf8" })) {
    if (!/\.(css|tsx)$/.test(file)) continue;
    const source = readFileSync(join("app", file), "utf8");
    for (const [, name = ""] of source.matchAll(/(?<![\w-])(?:color: var\(--color-|text-)([a-z-]+)/g))
      if (name in day) given.add(name);
  }
  expect([...given].filter((name) => !read.has(name))).toEqual([]);
});

test("defines the same colours in dark mode as in light mode", () => {
  expect(Object.keys(night).filter((name) => !(name in day))).toEqual([]);
});

/** The colour tokens of one block of the stylesheet. */
function readTokens(block: RegExp): Record<string, string> {
  const [, inside = ""] = block.exec(css) ?? [];
  const tokens = [...inside.matchAll(/--color-([a-z-]+): ([^;]+);/g)];
  if (tokens.length === 0) throw new Error(`app.css has no colours in ${block}`);
  return Object.fromEntries(tokens.map(([, name, value]) => [name, value]));
}

/** The blended colour of layers from top to bottom: sRGB, 0 to 255. */
function colour(tokens: Record<string, string>, [top = "", ...below]: string[]): Rgb {
  const value = tokens[top] ?? "";
  const [, alias] = /^var\(--color-(.+)\)$/.exec(value) ?? [];
  if (alias) return colour(tokens, [alias, ...below]);
  const [, solid = "", alpha = 1] = /^oklch\(([^/]+?)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  const [red = 0, green = 0, blue = 0] =
    hex(oklch(solid))
      .slice(1)
      .match(/../g)
      ?.map((channel) => Number.parseInt(channel, 16)) ?? [];
  if (Number(alpha) === 1) return [red, green, blue];
  const ground = colour(tokens, below);
  const over = (channel: number, under: number) => channel * Number(alpha) + under * (1 - Number(alpha));
  return [over(red, ground[0]), over(green, ground[1]), over(blue, ground[2])];
}

/** The ratio of two colours, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
