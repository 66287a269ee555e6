// npm run build: the site into dist/, whether or not anything has changed.
import { ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
run("node", ["scripts/build-site.ts"]);
