import type { Deed } from "./deed.ts";
import { each } from "./each.ts";

/** Lines of what came of something, each figure in bold; nothing where there are none. */
export function Deeds({ deeds }: { deeds: readonly Deed[] }) {
  if (deeds.length === 0) return null;
  return (
    <ul className="deeds">
      {each(deeds, ({ figure, text }) => (
        <li>
          {figure && <b>{figure} </b>}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The longest figure that is set as large as a number is. */
const longestNumber = 4;

/** A figure in the open, with what it counts. One with a unit or many digits is marked as wide. */
export function Figure({ deed: { figure = "", text } }: { deed: Deed }) {
  return (
    <>
      <b className={figure.length > longestNumber ? "wide" : undefined}>{figure}</b> {text}
    </>
  );
}
