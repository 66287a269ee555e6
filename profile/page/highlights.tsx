import { each } from "./each.ts";
import type { Highlight } from "./highlight.ts";

/** A list of highlights, with figures in bold. */
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

/** Maximum lengths of a figure at full size, and of one that fits a line of any window. */
const maxFullSize = 4;
const maxOneLine = 15;

function widthClass({ length }: string): "wide" | "endless" | undefined {
  if (length <= maxFullSize) return undefined;
  return length <= maxOneLine ? "wide" : "endless";
}

/** A large figure with its text. Long figures have a class for a smaller size. */
export function Figure({ highlight: { figure = "", text } }: { highlight: Highlight }) {
  return (
    <>
      <b className={widthClass(figure)}>{figure}</b> {text}
    </>
  );
}
