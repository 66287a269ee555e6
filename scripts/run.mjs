// node scripts/run.mjs <file> [arguments]: runs a TypeScript command of the project, installing first what is missing.
import { ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
run("node", process.argv.slice(2));
