import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { weighPages } from "./weights.ts";

test("counts scripts with imports once, and fonts and the largest picture that pages name", () => {
  const folder = mkdtempSync(join(tmpdir(), "weights-"));
  const bytes: Record<string, string | number> = {
    "index.html": `<link rel="icon" href="/icon.png"><link rel="preload" href="/assets/a.woff2"><style>a{}</style>
<script data-hydration-module="/assets/hydration.js" data-enhance="/assets/enhancement.js"></script>
<style data-stylesheet="/assets/site.css"></style><script>const lateFonts=[{"url":"/assets/b.woff2"}]</script>
<img src="/small.webp" srcset="/small.webp 1x, /large.webp 2x">`,
    "assets/hydration.js": `import * as a from "/assets/one.js"`,
    "assets/one.js": `import{x}from"./two.js";import("./later.js")`,
    "assets/two.js": 1000,
    "assets/enhancement.js": 30,
    "assets/later.js": 5000,
    "assets/site.css": 70,
    "assets/a.woff2": 300,
    "assets/b.woff2": 5,
    "small.webp": 20,
    "large.webp": 40,
    "icon.png": 900,
  };
  const files = Object.entries(bytes).map(([file, content]) => {
    const body = typeof content === "string" ? content : "x".repeat(content);
    mkdirSync(dirname(join(folder, "client", file)), { recursive: true });
    writeFileSync(join(folder, "client", file), body);
    return { path: file === "index.html" ? "/" : `/${file}`, file };
  });
  // The compressed form counts when there is one.
  writeFileSync(join(folder, "client/assets/two.js.br"), "x".repeat(100));
  writeFileSync(
    join(folder, "site.json"),
    JSON.stringify({
      files: files.map((file) =>
        file.path === "/assets/two.js" ? { ...file, encodings: { br: "assets/two.js.br" } } : file,
      ),
    }),
  );

  const scripts = `${bytes["assets/hydration.js"]}${bytes["assets/one.js"]}`.length + 100 + 30;
  expect(weighPages(folder)).toEqual([
    {
      path: "/",
      html: String(bytes["index.html"]).length,
      scripts,
      hydrationFiles: 3,
      styles: 70,
      fonts: 305,
      largestPicture: 40,
    },
  ]);
});
