import { readArguments } from "./command-line.mjs";
import { ensureDependencies, isBuilt, run, runInParallel, sourceChecks } from "./prepare.mjs";

readArguments(
  "npm test [-- Vitest's options]: installs and builds what is missing, then types, lint, unit, server and browser tests.",
  { strict: false },
);
ensureDependencies();
// In parallel, because none of them uses both cores of a small machine.
await runInParallel([
  ...sourceChecks,
  ["node scripts/install-test-tools.ts"],
  isBuilt() ? [] : ["node scripts/build.mjs"],
]);
const options = process.argv.slice(2);
if (options.length > 0) {
  run("vitest", ["run", ...options]);
} else {
  // Server tests mostly wait, so they run in parallel with the others.
  await runInParallel([["vitest run --project server"], ["vitest run --project=!server --project=!timing"]]);
  run("vitest", ["run", "--project", "timing"]);
}
