/** Makes the page of the draft on standard input: a process that the server starts from the built site. */
import { text } from "node:stream/consumers";
import { draftPage } from "./draft-page.ts";

try {
  process.stdout.write(await draftPage(await text(process.stdin), new Date()));
} catch (error) {
  // Node would print a line of the bundle, which is all of it.
  console.error((error as Error).message);
  process.exitCode = 1;
}
