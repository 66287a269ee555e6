import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { findWords, type RouteWords, routeWords, wordsFile } from "./route-words.ts";

async function collectWords(files: Record<string, string>, excluded = /^$/): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "words-"));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [routeWords(excluded)],
    build: { write: false, rolldownOptions: { input: join(folder, "page.tsx") } },
  });
  const { output } = Array.isArray(result) ? (result[0] as never) : (result as never);
  const assets = output as { fileName: string; source?: string }[];
  const words: RouteWords = JSON.parse(String(assets.find(({ fileName }) => fileName === wordsFile)?.source));
  return Object.values(words).flatMap(({ whole }) => whole);
}

const page = {
  "page.tsx": `import "./toast.ts"; document.body.className = "still here"; import("./later.tsx");`,
  "toast.ts": `export const toast = "toast toast-close"; console.log(toast);`,
  "later.tsx": `// It isn't a card, nor "hidden".\nconsole.log("calendar");`,
  "other.tsx": `console.log("unrelated");`,
};

test("collects the words of all modules that a route imports, statically or dynamically", async () => {
  const words = await collectWords(page);
  expect(words).toEqual(expect.arrayContaining(["calendar", "here", "still", "toast", "toast-close"]));
  expect(words).not.toContain("unrelated");
  expect(words).not.toContain("hidden");
});

test("skips excluded modules", async () => {
  expect(await collectWords(page, /later\.tsx$/)).not.toContain("calendar");
});

test.each([
  [
    "strings in an expression of a template",
    `\`mt-2 \${failed ? "text-danger" : "text-fjord"}\``,
    "mt-2 text-danger text-fjord",
  ],
  ["text on both sides of an expression", "`first \u0024{x} last`", "first last"],
  ["strings in calls, objects and arrays", 'f({ a: ["one two"] }, x ? "three" : y)', "one three two"],
  ["quotes and comments inside strings", `f("it's", '// no comment', "/*")`, "/* // comment it's no"],
])("finds %s", (_what, code, words) => {
  expect([...findWords(code).whole].sort().join(" ")).toBe(words);
});

test.each(["`chip chip-\u0024{category}`", '"chip chip-" + category'])(
  "finds the prefix of a word that an expression completes: %s",
  (code) => {
    const { whole, prefixes } = findWords(code);
    expect(whole).toContain("chip");
    expect(prefixes).toEqual(["chip-"]);
  },
);
