import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createCompressor, effortFor } from "./compress.ts";

const page = "<p>A page of which some is said twice, some is said twice.</p>";

function site(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, read: (name: string) => readFileSync(join(folder, name)) };
}

test("every file gets both compressed forms beside it, more files than processors as well", async () => {
  const names = Array.from({ length: 9 }, (_, i) => `${i}.html`);
  const { folder, read } = site(Object.fromEntries(names.map((name) => [name, page + name])));
  await createCompressor(folder, join(folder, ".cache")).compress(names);
  for (const name of names) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(page + name);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(page + name);
  }
});

test("the next build takes from the cache what has not changed, and leaves nothing there of what has", async () => {
  const { folder, read } = site({ "a.html": page, "b.html": "before" });
  const cache = join(folder, ".cache");
  const first = createCompressor(folder, cache);
  await first.compress(["a.html", "b.html"]);
  await first.forgetOthers();
  expect(readdirSync(cache)).toHaveLength(2);
  for (const key of readdirSync(cache)) writeFileSync(join(cache, key), "from the cache");

  writeFileSync(join(folder, "b.html"), "after");
  const second = createCompressor(folder, cache);
  await second.compress(["a.html", "b.html"]);
  await second.forgetOthers();
  expect(read("a.html.br").toString()).toBe("from the cache");
  expect(brotliDecompressSync(read("b.html.br")).toString()).toBe("after");
  expect(readdirSync(cache)).toHaveLength(2);
});

test("the same bytes under two names are compressed for both", async () => {
  const { folder, read } = site({ "a.js": page, "b.js": page });
  await createCompressor(folder, join(folder, ".cache")).compress(["a.js", "b.js"]);
  expect(read("a.js.br")).toEqual(read("b.js.br"));
});

test("a file is asked for when a worker is free for it: no more than these are ever made and not yet compressed", async () => {
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
  ["a script of a name like another's", "assets/boot.js", 11],
  ["what wakes a page, once somebody turns to it", "assets/boot-272dfad1ee.js", 10],
  ["the data of a page, fetched ahead", "no/blog/an-article.data", 10],
  ["what a search looks through", "blog/search.json", 10],
  ["what reads a CV in a thread of its own", "assets/parser.worker-C0qOROnl.js", 10],
  ["a feed for readers of XML", "no/feed.xml", 9],
  ["a feed for readers of JSON", "feed.json", 9],
  ["what search engines ask for", "robots.txt", 9],
])("%s, %s, is compressed with effort %i", (_what, file, effort) => {
  expect(effortFor(file)).toBe(effort);
});
