import { phraseProblems } from "./phrases.ts";
import { all } from "./zz-explore.ts";

const t = performance.now();
for (const a of all) for (const p of phraseProblems(a)) console.log(`${p.file}:${p.line} ${p.message}`);
console.log(performance.now() - t);
