import { readArguments } from "./command-line.mjs";
import { ensureDependencies, isBuilt, run, runBeside, sourceChecks } from "./prepare.mjs";

readArguments(
  "npm test [-- Vitest's options]: installs and builds what is missing, then types, lint, unit, server and browser tests.",
  { strict: false },
);
ensureDependencies();
// Beside each other, for none of them keeps both cores of a small machine busy.
await runBeside([
  ...sourceChecks,
  ["node scripts/install-test-tools.ts"],
  isBuilt() ? [] : ["node scripts/build.mjs"],
]);
run("vitest", ["run", ...process.argv.slice(2)]);
