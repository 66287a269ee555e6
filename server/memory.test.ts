import { expect, test } from "vitest";
import { memoryWarning } from "./memory.ts";

const mb = 2 ** 20;

test.each([
  ["a cgroup", 128 * mb, 8192 * mb, "128 MB"],
  ["the machine", 0, 200 * mb, "200 MB"],
  ["the machine, while the cgroup has no limit", 2 ** 63, 200 * mb, "200 MB"],
])("warns when %s has less than 256 MB", (_what, limit, total, expected) => {
  expect(memoryWarning(limit, total)).toContain(expected);
});

test.each([
  [256 * mb, 8192 * mb],
  [0, 8192 * mb],
  [2 ** 63, 256 * mb],
])("logs nothing with a limit of %d in %d bytes", (limit, total) => {
  expect(memoryWarning(limit, total)).toBeUndefined();
});
