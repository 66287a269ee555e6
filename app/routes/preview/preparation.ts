import { prepareReader } from "./reader.ts";

/** What a profile is drawn and corrected with. */
export type Tools = typeof import("./tools.ts");

let asked: Promise<Tools> | undefined;
let there: Tools | undefined;

/**
 * Fetches all that will be needed from the choice of a file to the saved page: reader, looks, their faces. Begun when a file
 * is in sight, so that nothing is asked for once there is one; what is fetched is the same for every file.
 *
 * @throws when something of it did not come; asked again it is fetched again
 */
export function prepare(): Promise<Tools> {
  asked ??= Promise.all([prepareTools(), prepareReader()]).then(([tools]) => tools);
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
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

async function prepareTools(): Promise<Tools> {
  const tools = await import("./tools.ts");
  await tools.fetchFaces();
  there = tools;
  return tools;
}
