// npm run pictures: what the front page shows of the example profiles, into public/first-screens/.
import { ensureBuild, ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
ensureBuild();
run("node", ["scripts/take-example-pictures.ts", ...process.argv.slice(2)]);
