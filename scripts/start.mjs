import { readArguments } from "./command-line.mjs";
import { ensureBuild, ensureDependencies, start } from "./prepare.mjs";

readArguments(
  "npm start: installs and builds what is missing, then serves the site on http://localhost:3000 (PORT changes it).",
);
ensureDependencies();
ensureBuild();
start("node", ["--env-file=server/node.env", "server/main.ts"]);
