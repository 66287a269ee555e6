import { readArguments } from "./command-line.mjs";
import { checkSources, ensureDependencies, run } from "./prepare.mjs";

readArguments(
  "npm run check: formatting, lint, types, articles and the tests that need neither browser nor server process.",
);
ensureDependencies();
await checkSources();
run("vitest", ["run", "--project", "unit"]);
