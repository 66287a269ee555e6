import { readArguments } from "./command-line.mjs";
import { ensureDependencies, isBuilt, run, runInParallel, sourceChecks } from "./prepare.mjs";

readArguments(
  "npm test [-- Vitest's options]: installs and builds what is missing, then types, lint, unit, server and browser tests.",
  { strict: false },
);
ensureDependencies();
const prepare = [["node scripts/install-test-tools.ts"], isBuilt() ? [] : ["node scripts/build.mjs"]];
const options = process.argv.slice(2);
if (options.length > 0) {
  await runInParallel([...sourceChecks, ...prepare]);
  run("vitest", ["run", ...options]);
} else {
  await runInParallel([
    ...sourceChecks,
    // These need no built site, and the build leaves a processor idle.
    ["vitest run --project unit"],
    // Server tests mostly wait, so they run in parallel with the others.
    [
      prepare,
      [["vitest run --project server"], ["vitest run --project=site --project=browser --project=engines"]],
    ],
  ]);
  run("vitest", ["run", "--project", "timing"]);
}
