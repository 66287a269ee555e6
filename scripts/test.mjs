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
run("vitest", ["run", ...process.argv.slice(2)]);
