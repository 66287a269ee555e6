// npm run bench: what each page weighs, how soon a click shows the next one, and how many requests a second the server
// answers beside nginx.

import { printNavigation } from "./bench/navigation.ts";
import { printThroughput } from "./bench/throughput.ts";
import { printWeights } from "./bench/weights.ts";

printWeights("dist");
const passed = [await printNavigation("dist"), await printThroughput("dist")];
process.exit(passed.every(Boolean) ? 0 : 1);
