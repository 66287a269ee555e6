import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { brotliQuality, createCompressor } from "./compress.ts";

const page = "<p>A page with some text twice, some text twice.</p>";

function site(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, read: (name: string) => readFileSync(join(folder, name)) };
}

test("writes both compressed versions when there are more files than processors", async () => {
  const names = Array.from({ length: 9 }, (_, i) => `${i}.html`);
  const { folder, read } = site(Object.fromEntries(names.map((name) => [name, page + name])));
  await createCompressor(folder, join(folder, ".cache")).compress(names);
  for (const name of names) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(page + name);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(page + name);
  }
});

test("reads unchanged files from the cache and deletes the results of changed ones", async () => {
  const { folder, read } = site({ "a.html": page, "b.html": "before" });
  const cache = join(folder, ".cache");
  const first = createCompressor(folder, cache);
  await first.compress(["a.html", "b.html"]);
  await first.removeUnused();
  expect(readdirSync(cache)).toHaveLength(2);
  for (const key of readdirSync(cache)) writeFileSync(join(cache, key), "from the cache");

  writeFileSync(join(folder, "b.html"), "after");
  const second = createCompressor(folder, cache);
  await second.compress(["a.html", "b.html"]);
  await second.removeUnused();
  expect(read("a.html.br").toString()).toBe("from the cache");
  expect(brotliDecompressSync(read("b.html.br")).toString()).toBe("after");
  expect(readdirSync(cache)).toHaveLength(2);
});

test("compresses both when two files have the same bytes", async () => {
  const { folder, read } = site({ "a.js": page, "b.js": page });
  await createCompressor(folder, join(folder, ".cache")).compress(["a.js", "b.js"]);
  expect(read("a.js.br")).toEqual(read("b.js.br"));
});

test("asks for a file only when a worker is free", async () => {
  const names = Array.from({ length: 20 }, (_, i) => `${i}.html`);
  const { folder } = site({});
  const waiting: number[] = [];
  async function* madeWhenAsked() {
    for (const [made, name] of names.entries()) {
      waiting.push(made - names.filter((other) => existsSync(join(folder, `${other}.gz`))).length);
      writeFileSync(join(folder, name), page + name);
      yield name;
    }
  }
  await createCompressor(folder, join(folder, ".cache")).compress(madeWhenAsked());
  expect(waiting).toHaveLength(names.length);
  expect(Math.max(...waiting)).toBeLessThanOrEqual(availableParallelism() + 1);
});

test.each([
  ["a page", "pricing/index.html", 11],
  ["the styles of the site", "assets/site-0b0b137403.css", 11],
  ["a script that pages load", "assets/shell-eYztHMSI.js", 11],
  ["a hydration module", "assets/hydration-272dfad1ee.js", 11],
  ["the loader data of a page", "no/blog/an-article.data", 10],
  ["a search index", "blog/search.json", 10],
  ["the worker that parses a CV", "assets/parser.worker-C0qOROnl.js", 10],
  ["an RSS feed", "no/feed.xml", 9],
  ["a JSON feed", "feed.json", 9],
  ["a file for search engines", "robots.txt", 9],
])("%s, %s, gets quality %i", (_what, file, effort) => {
  expect(brotliQuality(file)).toBe(effort);
});
