import type { Resume } from "../resume.ts";

/** A value as it was read, with the lines that it comes from and how sure the reader is, 0 to 1. */
export interface Found {
  value: string;
  lines: number[];
  sure: number;
}

export type Tree = Found | Tree[] | { [field: string]: Tree | undefined };

/** `sure` needs no second look, `likely` is right more often than not, `unsure` is to be checked by the visitor. */
export type Confidence = "sure" | "likely" | "unsure";

/** Where a value of the CV comes from. */
export interface ParsedValue {
  /** Its place in the CV: `work[0].name`. */
  path: string;
  /** Numbers of the lines of the source, as in `ParsedCv.lines`. */
  lines: number[];
  confidence: Confidence;
}

export function found(value: string, lines: number[], sure = 0.9): Found {
  return { value, lines: [...new Set(lines)], sure };
}

function isFound(tree: Tree): tree is Found {
  return typeof (tree as Found).value === "string" && Array.isArray((tree as Found).lines);
}

/** Takes the tree of what was found apart into the CV itself and the list of where its values come from. */
export function unfold(tree: Tree): { resume: Resume; values: ParsedValue[] } {
  const values: ParsedValue[] = [];

  function walk(branch: Tree, path: string): unknown {
    if (Array.isArray(branch)) {
      const list = branch.map((item, at) => walk(item, `${path}[${at}]`));
      return list.length > 0 ? list : undefined;
    }
    if (isFound(branch)) {
      const confidence = branch.sure >= 0.8 ? "sure" : branch.sure >= 0.55 ? "likely" : "unsure";
      values.push({ path, lines: branch.lines, confidence });
      return branch.value;
    }
    const fields = Object.entries(branch)
      .map(([field, below]): [string, unknown] => [
        field,
        below && walk(below, path ? `${path}.${field}` : field),
      ])
      .filter(([, value]) => value !== undefined);
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }

  return { resume: (walk(tree, "") ?? {}) as Resume, values };
}
