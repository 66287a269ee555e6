import type { ComponentProps } from "react";

/**
 * A link that opens in a new tab, as all external links do. `newTab` says so to screen readers.
 * The arrow does not wrap without the last word.
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
