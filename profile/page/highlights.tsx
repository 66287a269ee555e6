import { each } from "./each.ts";
import type { Highlight } from "./highlight.ts";

/** Lines of what was done, each figure in bold. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  if (highlights.length === 0) return null;
  return (
    <ul className="highlights">
      {each(highlights, ({ figure, text, path }) => (
        <li data-field={path}>
          {figure && <b>{figure} </b>}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Longest figure in the full size, and longest that fits one line of every window. */
const longestNumber = 4;
const longestWide = 15;

function widthClass({ length }: string): "wide" | "endless" | undefined {
  if (length <= longestNumber) return undefined;
  return length <= longestWide ? "wide" : "endless";
}

/** A large figure with what it counts. Long ones get a class, by which themes set them smaller. */
export function Figure({ highlight: { figure = "", text } }: { highlight: Highlight }) {
  return (
    <>
      <b className={widthClass(figure)}>{figure}</b> {text}
    </>
  );
}
