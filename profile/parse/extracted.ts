import type { Resume } from "../resume.ts";

/** A value of the CV with its source lines and a confidence from 0 to 1. */
export interface Extracted {
  value: string;
  lines: number[];
  confidence: number;
}

export type ExtractedTree = Extracted | ExtractedTree[] | { [field: string]: ExtractedTree | undefined };

/** `sure` needs no check, `likely` is usually right, `unsure` should be checked by the visitor. */
export type Confidence = "sure" | "likely" | "unsure";

/** The source of a value. */
export interface ParsedValue {
  /** Path in the CV: `work[0].name`. */
  path: string;
  /** Indexes into `ParsedCv.lines`. */
  lines: number[];
  confidence: Confidence;
}

export function extracted(value: string, lines: number[], confidence = 0.9): Extracted {
  return { value, lines: [...new Set(lines)], confidence };
}

function isExtracted(tree: ExtractedTree): tree is Extracted {
  return typeof (tree as Extracted).value === "string" && Array.isArray((tree as Extracted).lines);
}

/** Splits the tree into the resume and the sources of its values. */
export function buildResume(tree: ExtractedTree): { resume: Resume; values: ParsedValue[] } {
  const values: ParsedValue[] = [];

  function build(branch: ExtractedTree, path: string): unknown {
    if (Array.isArray(branch)) {
      const list = branch.map((item, index) => build(item, `${path}[${index}]`));
      return list.length > 0 ? list : undefined;
    }
    if (isExtracted(branch)) {
      const confidence = branch.confidence >= 0.8 ? "sure" : branch.confidence >= 0.55 ? "likely" : "unsure";
      values.push({ path, lines: branch.lines, confidence });
      return branch.value;
    }
    const fields = Object.entries(branch)
      .map(([field, below]): [string, unknown] => [
        field,
        below && build(below, path ? `${path}.${field}` : field),
      ])
      .filter(([, value]) => value !== undefined);
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }

  return { resume: (build(tree, "") ?? {}) as Resume, values };
}

/** The value at a path such as `work[0].name`. */
export function getValue(resume: Resume, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .reduce<unknown>(
      (within, step) =>
        typeof within === "object" && within !== null ? (within as Record<string, unknown>)[step] : undefined,
      resume,
    );
}
