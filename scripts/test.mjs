// npm test: installs and builds what is missing, then types, lint, unit, server and browser tests.
import { ensureBuild, ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
ensureBuild();
run("node", ["scripts/install-chromium.ts"]);
run("biome", ["check", "."]);
run("react-router", ["typegen"]);
run("tsc", ["--noEmit"]);
run("node", ["scripts/check-articles.ts"]);
run("vitest", ["run"]);
