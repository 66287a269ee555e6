// npm run bench: what each page weighs, and how many requests a second the server answers beside nginx.

import { printThroughput } from "./bench/throughput.ts";
import { printWeights } from "./bench/weights.ts";

printWeights("dist");
const passed = await printThroughput("dist");
process.exit(passed ? 0 : 1);
