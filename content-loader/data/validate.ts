import { readFileSync } from "node:fs";
import type { z } from "zod";
import { dataSchemas } from "./schema.ts";

/** A schema violation in a data file. */
interface DataProblem {
  /** Path from the project root. */
  file: string;
  /** Readable path: `packages.pro.price.amount`. */
  key: string;
  /** The same path with indices, for finding the line. */
  path: PropertyKey[];
  message: string;
}

const folder = new URL("../../content/data/", import.meta.url);

/**
 * The schema violations in `content/data/`, by file.
 *
 * @param read returns the text of a file by its name
 */
export function dataProblems(
  read = (name: string) => readFileSync(new URL(name, folder), "utf8"),
): DataProblem[] {
  return Object.entries(dataSchemas).flatMap(([name, schema]) => fileProblems(name, read(name), schema));
}

/** One line for each problem: file, key, what is wrong. */
export function formatDataProblems(problems: DataProblem[]): string {
  return problems.map(({ file, key, message }) => `  ${file}  ${key}: ${message}`).join("\n");
}

function fileProblems(name: string, text: string, schema: z.ZodType): DataProblem[] {
  const file = `content/data/${name}`;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return [{ file, key: "(whole file)", path: [], message: `is not JSON: ${(error as Error).message}` }];
  }
  const { error } = schema.safeParse(data);
  return (error?.issues ?? []).map(({ path, message }) => ({
    file,
    key: readableKey(path, data) || "(whole file)",
    path,
    message,
  }));
}

/** List items are named by their id or name, otherwise counted from 1. */
function readableKey(path: PropertyKey[], data: unknown): string {
  let here: unknown = data;
  return path
    .map((part) => {
      const isItem = Array.isArray(here);
      here = (here as Record<PropertyKey, unknown> | undefined)?.[part];
      if (!isItem) return String(part);
      const { id, name } = Object(here) as { id?: unknown; name?: unknown };
      return [id, name].find((value) => typeof value === "string" && value) ?? `#${Number(part) + 1}`;
    })
    .join(".");
}
