import { type Place, placeName } from "../../../profile/draft/draft.ts";

/** The id of the control or the part of the form for a place. */
export const idOf = (place: Place) => `field-${placeName(place)}`;

/** Opens what a field stands in, and puts the focus there. */
export function goToPlace(place: Place): void {
  const entry = document.getElementById(idOf({ ...place, field: "" }));
  // An entry makes its fields when it is first opened.
  if (entry instanceof HTMLDetailsElement && !entry.open && !document.getElementById(idOf(place)))
    entry.querySelector("summary")?.click();
  const node =
    document.getElementById(idOf(place)) ??
    entry ??
    document.getElementById(idOf({ ...place, id: "", field: "" }));
  if (!node) return;
  for (let above = node.parentElement?.closest("details"); above; above = parentOf(above)) above.open = true;
  if (node instanceof HTMLDetailsElement) node.open = true;
  const target = node instanceof HTMLDetailsElement ? node.querySelector("summary") : node;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "center" });
}

function parentOf(details: HTMLDetailsElement): HTMLDetailsElement | null | undefined {
  return details.parentElement?.closest("details");
}
