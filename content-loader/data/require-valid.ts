/** Import this before anything that reads `content/data/`: it ends the process when a file breaks its schema. */
import { dataProblems, formatDataProblems } from "./validate.ts";

const problems = dataProblems();
if (problems.length > 0) {
  console.error(
    `content/data/ has mistakes. Correct them and start again (npm run check names the lines):\n${formatDataProblems(problems)}`,
  );
  // EX_CONFIG of sysexits.h.
  process.exit(78);
}
