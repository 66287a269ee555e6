import type { FieldRef } from "./draft.ts";

/** A unique key of a field, for React keys and element ids. */
export function fieldKey({ list, id, field }: FieldRef): string {
  return [list, id, field].join("-");
}

export function parseFieldKey(name: string): FieldRef {
  const [list = "basics", id = "", field = ""] = name.split("-");
  return { list: list as FieldRef["list"], id, field };
}
