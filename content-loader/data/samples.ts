import { site } from "./site.ts";

/** Whether the site shows samples and unproved figures: `samples` in `content/data/site.json`. */
export const showsSamples = site.samples === "show";

/** Whether the site may show an item that is a sample or not documented. */
export function isShown({ sample, documented }: { sample?: boolean; documented?: boolean }): boolean {
  return showsSamples || (sample !== true && documented !== false);
}
