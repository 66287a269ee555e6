import type { Line } from "../source.ts";
import type { SectionKind } from "../words/language-words.ts";

/** A section of the CV. `head` is the part before the first heading; `other` has an unknown heading. */
export interface Section {
  kind: SectionKind | "head" | "other";
  heading?: Line;
  lines: Line[];
}
