import { readArguments } from "./command-line.mjs";
import { ensureDependencies, run } from "./prepare.mjs";

readArguments("npm run build: the site into dist/, whether or not anything has changed.");
ensureDependencies();
run("node", ["scripts/build-site.ts"]);
