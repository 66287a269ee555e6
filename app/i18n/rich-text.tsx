import { cloneElement, Fragment, type ReactElement, type ReactNode } from "react";

/** A pair of tags and their content. Tags do not nest. */
const tagged = /<(\w+)>(.*?)<\/\1>/s;

/**
 * A text with tags, each of which becomes the element of its name: `"See <terms>our terms</terms>"` with a link as
 * `terms`. A tag without an element is replaced by its text.
 */
export function RichText({ text, tags }: { text: string; tags: Record<string, ReactElement> }): ReactNode {
  // Split by two groups: plain text, tag, text between, plain text, …
  const parts = text.split(tagged);
  return parts.map((part, i) => {
    if (i % 3 === 1) return null;
    const element = i % 3 === 2 && tags[parts[i - 1] ?? ""];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and keep their order
    return element ? cloneElement(element, { key: i }, part) : <Fragment key={i}>{part}</Fragment>;
  });
}
