import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

/**
 * Draws each item of a list from a CV. React tells them apart by their place, not by what they say: people write the same twice,
 * and of two elements with one key, one stays on the page when its text is taken out.
 */
export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => ReactNode,
): ReactElement[] {
  return items.map((item, index) => createElement(Fragment, { key: index }, draw(item, index)));
}
