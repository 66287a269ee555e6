import type { Correction } from "../../../profile/parse/labeller/correction.ts";

/** Merges corrections. A later section replaces the earlier correction of its line. */
export function mergeCorrections(earlier: Correction[], added: Correction[]): Correction[] {
  const merged = new Map(earlier.map((correction) => [correction.line, correction]));
  for (const correction of added)
    merged.set(
      correction.line,
      correction.section ? correction : { ...merged.get(correction.line), ...correction },
    );
  return [...merged.values()].sort((a, b) => a.line - b.line);
}
