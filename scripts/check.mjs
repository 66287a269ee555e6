// npm run check: formatting, lint, types, articles and the tests that need neither browser nor server process.
import { checkSources, ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
await checkSources();
run("vitest", ["run", "--project", "unit"]);
