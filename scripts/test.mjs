import { readArguments } from "./command-line.mjs";
import { checkSources, ensureBuild, ensureDependencies, run } from "./prepare.mjs";

readArguments(
  "npm test [-- Vitest's options]: installs and builds what is missing, then types, lint, unit, server and browser tests.",
  { strict: false },
);
ensureDependencies();
ensureBuild();
run("node", ["scripts/install-test-tools.ts"]);
await checkSources();
run("vitest", ["run", ...process.argv.slice(2)]);
