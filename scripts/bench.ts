import { printPreviewSpeed } from "./bench/preview-speed.ts";
import { printSideBySide } from "./bench/side-by-side.ts";
import { printThroughput } from "./bench/throughput.ts";
import { printWeights } from "./bench/weights.ts";
import { exitWithUsage, readArguments } from "./command-line.mjs";

const usage = `npm run bench: what each page weighs, what a load costs a phone, how soon the preview of a CV appears, and how many requests a
second the server answers compared with nginx.

  npm run bench -- --beside folder   compares with other built sites in a folder: astrowind, astro-blog and so on
  npm run bench -- --only cost       only what a load costs
  npm run bench -- --only preview    only how soon the preview of a CV appears, compared with pdf.js alone`;

const { values } = readArguments(usage, {
  options: { beside: { type: "string" }, only: { type: "string" } },
});
if (values.only && !["cost", "preview"].includes(values.only))
  exitWithUsage(usage, `There is no bench of ${values.only} alone`);

if (values.only === "preview") process.exit((await printPreviewSpeed("dist")) ? 0 : 1);
printWeights("dist");
await printSideBySide("dist", values.beside);
if (values.only !== "cost") {
  const passed = [await printPreviewSpeed("dist"), await printThroughput("dist")];
  process.exit(passed.every(Boolean) ? 0 : 1);
}
