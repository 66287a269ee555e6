/** Import this before anything that reads `content/data/`. It ends the process when a file violates its schema. */
import { dataProblems, formatDataProblems } from "./validate.ts";

const problems = dataProblems();
if (problems.length > 0) {
  console.error(
    `content/data/ has errors. Fix them and start again (npm run check shows the lines):\n${formatDataProblems(problems)}`,
  );
  // EX_CONFIG of sysexits.h.
  process.exit(78);
}
