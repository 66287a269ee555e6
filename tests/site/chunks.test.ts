import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { chunkSources } from "../../vite.config.ts";

test.each(Object.entries(chunkSources))(
  "the chunk '%s' is built, and each of its sources exists",
  (name, sources) => {
    expect(sources.filter((source) => !existsSync(source))).toEqual([]);
    const files = readdirSync("dist/client/assets").filter((file) =>
      new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file),
    );
    expect(files).toHaveLength(1);
  },
);
