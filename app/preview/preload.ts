import { preloadParser } from "./parse/parser.ts";

/** What a profile is drawn and corrected with. */
export type Tools = typeof import("./tools.ts");

let asked: Promise<Tools> | undefined;
let there: Tools | undefined;

/** How many ms fonts are waited for once all else is there: a page can be read and kept without them. */
const fontTimeout = 5_000;

/**
 * Fetches all that will be needed from the choice of a file to the saved page: reader, themes, their fonts. Begun when a file
 * is in sight, so that nothing is asked for once there is one; what is fetched is the same for every file.
 *
 * @throws when reader or themes did not come. These and fonts that did not come are fetched again when it is asked again
 */
export function prepare(): Promise<Tools> {
  asked ??= bring();
  asked.catch(askAgain);
  return asked;
}

function askAgain(): void {
  asked = undefined;
}

/**
 * What has been prepared: there is no studio and no message about a file before. Not `lazy` of React, which shows what was
 * waited for 0.3 seconds later, even where nothing was.
 *
 * @throws before `prepare` has come to its end once
 */
export function prepared(): Tools {
  if (!there) throw new Error("the tools are not there yet");
  return there;
}

async function bring(): Promise<Tools> {
  const [{ tools, fonts }] = await Promise.all([bringTools(), preloadParser()]);
  const late = new Promise((resolve) => setTimeout(resolve, fontTimeout));
  await Promise.race([fonts, late]);
  there = tools;
  return tools;
}

async function bringTools(): Promise<{ tools: Tools; fonts: Promise<void> }> {
  const tools = await import("./tools.ts");
  return { tools, fonts: tools.fetchFonts().then((all) => (all ? undefined : askAgain())) };
}
