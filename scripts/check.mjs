import { readArguments } from "./command-line.mjs";
import { ensureDependencies, run, runBeside, sourceChecks } from "./prepare.mjs";

readArguments(
  "npm run check: formatting, lint, types, articles and the tests that need neither browser nor server process.",
);
ensureDependencies();
await runBeside(sourceChecks);
run("vitest", ["run", "--project", "unit"]);
