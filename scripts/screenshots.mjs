// npm run screenshots: every page of the built site, three widths, both languages, light and dark, into screenshots/.
import { ensureBuild, ensureDependencies, run } from "./prepare.mjs";

ensureDependencies();
ensureBuild();
run("node", ["scripts/take-screenshots.ts", ...process.argv.slice(2)]);
