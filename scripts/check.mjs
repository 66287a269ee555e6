// npm run check: formatting, lint, types, articles and the tests that need neither browser nor server process.
import { ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
run("biome", ["check", "."]);
run("react-router", ["typegen"]);
run("tsc", ["--noEmit"]);
run("node", ["scripts/check-articles.ts"]);
run("vitest", ["run", "--project", "unit"]);
