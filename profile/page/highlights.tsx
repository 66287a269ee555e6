import { each } from "./each.ts";
import type { Highlight } from "./highlight.ts";

/** Lines of what came of something, each figure in bold; nothing where there are none. */
export function Highlights({ highlights }: { highlights: readonly Highlight[] }) {
  if (highlights.length === 0) return null;
  return (
    <ul className="highlights">
      {each(highlights, ({ figure, text }) => (
        <li>
          {figure && <b>{figure} </b>}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The longest figure that is set as large as a number is, and the longest that every window holds in one line. */
const longestNumber = 4;
const longestWide = 15;

function widthOf({ length }: string): "wide" | "endless" | undefined {
  if (length <= longestNumber) return undefined;
  return length <= longestWide ? "wide" : "endless";
}

/** A figure in the open, with what it counts. One with a unit or many digits is marked as wide, or as without an end. */
export function Figure({ highlight: { figure = "", text } }: { highlight: Highlight }) {
  return (
    <>
      <b className={widthOf(figure)}>{figure}</b> {text}
    </>
  );
}
