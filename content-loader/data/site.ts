import data from "../../content/data/site.json" with { type: "json" };
import type { Site } from "./owner-schema.ts";

/** Everything about the owner of the site, from `content/data/site.json`. */
export const site = data as Site;
