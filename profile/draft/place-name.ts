import type { Place } from "./draft.ts";

/** A unique name of a field, for keys and ids. */
export function placeName({ list, id, field }: Place): string {
  return [list, id, field].join("-");
}

export function placeFromName(name: string): Place {
  const [list = "basics", id = "", field = ""] = name.split("-");
  return { list: list as Place["list"], id, field };
}
