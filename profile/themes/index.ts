import type { Look } from "../page/look.ts";

const folders = import.meta.glob<Look>("./*/look.tsx", { eager: true, import: "look" });

/** All looks there are: a folder with a `look.tsx` is one. */
export const looks: Record<string, Look> = Object.fromEntries(
  Object.values(folders).map((look) => [look.id, look]),
);

/** @throws naming the looks that there are, if there is none of that name */
export function lookOf(id: string): Look {
  const look = looks[id];
  if (!look) throw new Error(`There is no look "${id}". There are: ${Object.keys(looks).join(", ")}.`);
  return look;
}
