import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { namesFile, namesOfStates } from "./names-of-states.ts";

async function namesOf(files: Record<string, string>, without?: RegExp): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [namesOfStates(without)],
    build: { write: false, rolldownOptions: { input: join(folder, "page.tsx") } },
  });
  const { output } = Array.isArray(result) ? (result[0] as never) : (result as never);
  const found = (output as { fileName: string; source?: string }[]).find(
    ({ fileName }) => fileName === namesFile,
  );
  return JSON.parse(String(found?.source));
}

const page = {
  "page.tsx": `import "./toast.tsx"; document.body.className = \`still \${1} here\`; import("./later.tsx");`,
  "toast.tsx": `export const toast = "toast toast-close"; console.log(toast, 'data-kind');`,
  "later.tsx": `// It isn't a card, nor "hidden".\nconsole.log("calendar");`,
  "other.tsx": `console.log("unrelated");`,
};

test("a route knows the words of all that it imports, at once or later, and of nothing else", async () => {
  const [names] = Object.values(await namesOf(page));
  expect(names).toEqual(
    expect.arrayContaining(["calendar", "data-kind", "here", "still", "toast", "toast-close"]),
  );
  expect(names).not.toContain("unrelated");
  expect(names).not.toContain("hidden");
});

test("the elements that components make are told from words", async () => {
  // As a compiler leaves it.
  const code = `const _jsx = (name) => name; document.title = "mark"; console.log(_jsx("td"));`;
  const [names] = Object.values(await namesOf({ "page.tsx": code }));
  expect(names).toContain("<td");
  expect(names).not.toContain("<mark");
});

test("what no visitor comes to is left out", async () => {
  const [names] = Object.values(await namesOf(page, /later\.tsx$/));
  expect(names).not.toContain("calendar");
});
