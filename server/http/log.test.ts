import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The log lines of a process that runs this code and then exits at once. */
function written(code: string): unknown[] {
  const script = `
    import { createLog } from "${new URL("./log.ts", import.meta.url).href}";
    const log = createLog("info");
    ${code}`;
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  return output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("writes buffered lines when the process exits at once", () => {
  expect(written(`log.info("one"); log.info("two"); process.exit(0);`)).toMatchObject([
    { level: "info", msg: "one" },
    { level: "info", msg: "two" },
  ]);
});

test("writes a warning immediately, after the buffered lines", () => {
  const code = `log.info("one"); log.error({ err: new RangeError() }, "two"); log.info("three");
    await import("node:fs").then(({ writeSync }) => writeSync(1, '{"msg":"four"}\\n')); process.exit(0);`;
  expect(written(code)).toMatchObject([
    { msg: "one" },
    { level: "error", msg: "two", err: { type: "RangeError" } },
    { msg: "four" },
    { msg: "three" },
  ]);
});

test("writes many lines in order and once", () => {
  const lines = written(`for (let n = 0; n < 200; n++) log.info({ n });
    await new Promise((later) => setTimeout(later, 80)); log.info({ n: 200 }); process.exit(0);`);
  expect(lines.map((line) => (line as { n: number }).n)).toEqual([...Array(201).keys()]);
});
