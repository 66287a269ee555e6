import type { Line } from "../source.ts";
import type { SectionKind } from "../words/language-words.ts";

/** A part of the CV below one heading. `head` is what stands before the first one; `other` is of no known kind. */
export interface Section {
  kind: SectionKind | "head" | "other";
  heading?: Line;
  lines: Line[];
}
