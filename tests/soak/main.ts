import { readArguments } from "../../scripts/command-line.mjs";
import { broken } from "./bounds.ts";
import { soak } from "./soak.ts";

const usage = `npm run test:soak: three minutes of visitors on every route of the built site. Prints what the server uses over time, and
fails when it is more than docs/operate.md says.

  --seconds=<n>   how long`;

const { values } = readArguments(usage, { options: { seconds: { type: "string", default: "180" } } });
const figures = await soak(Number(values.seconds), (second, { residentMb, descriptors }) => {
  if (second % 10 === 0) console.log(`${second} s: ${residentMb} MB, ${descriptors ?? "?"} descriptors`);
});
console.log(figures);
const faults = broken(figures);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
