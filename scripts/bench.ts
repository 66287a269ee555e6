import { printPreviewSpeed } from "./bench/preview-speed.ts";
import { printSideBySide } from "./bench/side-by-side.ts";
import { printThroughput } from "./bench/throughput.ts";
import { printWeights } from "./bench/weights.ts";
import { exitWithUsage, readArguments } from "./command-line.mjs";

const usage = `npm run bench: weight of each page, cost of a page load on a phone, time until the preview of a CV appears, and requests per
second compared with nginx.

  npm run bench -- --compare folder  compares with other built sites in a folder: astrowind, astro-blog and so on
  npm run bench -- --only cost       only the cost of a load
  npm run bench -- --only preview    only the preview, compared with pdf.js alone`;

const { values } = readArguments(usage, {
  options: { compare: { type: "string" }, only: { type: "string" } },
});
if (values.only && !["cost", "preview"].includes(values.only))
  exitWithUsage(usage, `--only takes cost or preview, not ${values.only}`);

if (values.only === "preview") process.exit((await printPreviewSpeed("dist")) ? 0 : 1);
printWeights("dist");
await printSideBySide("dist", values.compare);
if (values.only !== "cost") {
  const passed = [await printPreviewSpeed("dist"), await printThroughput("dist")];
  process.exit(passed.every(Boolean) ? 0 : 1);
}
