import type { ComponentProps } from "react";

/**
 * A link that opens in a new tab, as those do that leave the site. `newTab` says so to those who do not see the arrow.
 * The arrow stays with the last word: alone on a line it points at nothing.
 */
export function ExternalLink({ newTab, children, ...props }: ComponentProps<"a"> & { newTab: string }) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <span aria-hidden>{"\u00a0↗"}</span>
      <span className="sr-only">{` ${newTab}`}</span>
    </a>
  );
}
