import type { Section } from "../sections/section.ts";

/** A visitor's correction of a line: its section, whether it starts an entry, or both. */
export interface Correction {
  line: number;
  /** `ignored` for text that is not needed. */
  section?: Section["kind"] | "ignored";
  startsEntry?: boolean;
}
