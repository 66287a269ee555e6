import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { rewriteUpstream } from "./rewrite-upstream.ts";

/** A package of one file. */
const upstream: Plugin = {
  name: "upstream",
  resolveId: (id) => (id.endsWith("/greeting.js") ? id : undefined),
  load: (id) => (id.endsWith("/greeting.js") ? 'console.log("good day");' : undefined),
};

async function built(pattern: RegExp): Promise<string> {
  const polite = rewriteUpstream("polite", /greeting\.js$/, [{ pattern, replacement: "$& to you" }]);
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [upstream, polite],
    build: { write: false, rolldownOptions: { input: "/greeting.js" } },
  });
  return JSON.stringify(result);
}

test("what is found is rewritten", async () => {
  expect(await built(/good \w+/g)).toContain("good day to you");
});

test("a build in which nothing is found stops, and says which plugin has lost its sense", async () => {
  await expect(built(/bad \w+/g)).rejects.toThrow(/polite: .*greeting.* nothing like .*bad/);
});
