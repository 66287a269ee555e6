import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

/**
 * Renders each item with its index as key. Texts are not unique as keys: React would keep one of two elements
 * with the same key when its text is removed.
 */
export function each<Item>(
  items: readonly Item[],
  draw: (item: Item, index: number) => ReactNode,
): ReactElement[] {
  return items.map((item, index) => createElement(Fragment, { key: index }, draw(item, index)));
}
