import data from "../../content/data/processors.json" with { type: "json" };
import type { Processor } from "./owner-schema.ts";

/** The companies that process personal data for the owner. */
export const processors = data.processors as readonly Processor[];
