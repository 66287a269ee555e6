import type { Entry, ListName } from "../../../profile/draft/draft.ts";
import { listFields } from "../../../profile/draft/fields.ts";

/** The first two fields of an entry. */
export function entryName(list: ListName, { values }: Entry): string {
  return listFields[list]
    .slice(0, 2)
    .map(({ name }) => values[name])
    .filter((value) => typeof value === "string" && value !== "")
    .join(", ");
}
