import data from "../../content/data/support-zones.json" with { type: "json" };
import type { SupportZone } from "./owner-schema.ts";

/** The time zones of the support section. Names are translations. */
export const supportZones = data.zones as readonly SupportZone[];
