import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { weighPages } from "./weights.ts";

test("a page weighs what it asks for: scripts with their imports once, fonts, and its largest picture", () => {
  const folder = mkdtempSync(join(tmpdir(), "weights-"));
  const bytes: Record<string, string | number> = {
    "index.html": `<link rel="icon" href="/icon.png"><link rel="preload" href="/assets/a.woff2"><style>a{}</style>
<script data-boot="/assets/boot.js" data-stylesheet="/assets/site.css"></script>
<img src="/small.webp" srcset="/small.webp 1x, /large.webp 2x">`,
    "assets/boot.js": `import"/assets/one.js";import("/assets/entry.js")`,
    "assets/one.js": `import{x}from"./two.js";import("./later.js")`,
    "assets/two.js": 1000,
    "assets/entry.js": 30,
    "assets/later.js": 5000,
    "assets/site.css": 70,
    "assets/a.woff2": 300,
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
  // Where a file has a compressed form, that is what goes over the line.
  writeFileSync(join(folder, "client/assets/two.js.br"), "x".repeat(100));
  writeFileSync(
    join(folder, "site.json"),
    JSON.stringify({
      files: files.map((file) =>
        file.path === "/assets/two.js" ? { ...file, encodings: { br: "assets/two.js.br" } } : file,
      ),
    }),
  );

  const scripts = `${bytes["assets/boot.js"]}${bytes["assets/one.js"]}`.length + 100 + 30;
  expect(weighPages(folder)).toEqual([
    {
      path: "/",
      html: String(bytes["index.html"]).length,
      scripts,
      styles: 70,
      fonts: 300,
      largestPicture: 40,
    },
  ]);
});
