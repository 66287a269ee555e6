import { readArguments } from "./command-line.mjs";
import { ensureDependencies, run, runInParallel, sourceChecks } from "./prepare.mjs";

readArguments(
  "npm run check: formatting, lint, types, articles and the tests that need neither browser nor server process.",
);
ensureDependencies();
await runInParallel(sourceChecks);
run("vitest", ["run", "--project", "unit"]);
