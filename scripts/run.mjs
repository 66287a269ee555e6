// node scripts/run.mjs <file> [arguments]: runs a TypeScript command, installing dependencies if needed.
import { ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
run("node", process.argv.slice(2));
