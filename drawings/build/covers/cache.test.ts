import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fulfil, type Job, pool } from "./cache.ts";

describe("fulfil", () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "cover-cache-"));
  });

  afterAll(() => rm(folder, { recursive: true }));

  const jobs = Array.from(
    { length: 8 },
    (_, index): Job => ({
      inputs: index,
      draw: async () => new Map([[`/a/b/c/${index}.txt`, Buffer.from("drawing")]]),
    }),
  );

  test("writes all files when jobs that share new subfolders run in parallel", async () => {
    for (let round = 0; round < 25; round++) {
      const outDir = join(folder, `out-${round}`);
      await pool(jobs, 8, async (job) => void (await fulfil(job, "1", outDir, join(folder, "cache"))));
      expect(await readdir(join(outDir, "a/b/c"))).toHaveLength(jobs.length);
    }
  });
});
