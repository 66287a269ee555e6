import { createElement, Fragment, type ReactElement, type ReactNode } from "react";

/** Renders a list with indexes as keys, because texts are not unique. */
export function each<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactElement[] {
  return items.map((item, index) => createElement(Fragment, { key: index }, render(item, index)));
}
