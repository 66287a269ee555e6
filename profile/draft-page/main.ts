/** Renders the draft on standard input. The server runs the bundle as a separate process. */
import { text } from "node:stream/consumers";
import { draftPage } from "./draft-page.ts";

try {
  process.stdout.write(await draftPage(await text(process.stdin), new Date()));
} catch (error) {
  // Without this Node would print the failing line, which is the whole bundle.
  console.error((error as Error).message);
  process.exitCode = 1;
}
