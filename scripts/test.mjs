// npm test [vitest's options]: installs and builds what is missing, then types, lint, unit, server and browser tests.
import { checkSources, ensureBuild, ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
ensureBuild();
run("node", ["scripts/install-test-tools.ts"]);
await checkSources();
run("vitest", ["run", ...process.argv.slice(2)]);
