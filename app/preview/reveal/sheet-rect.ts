import type { RevealContent } from "../state/state.ts";

type Rect = RevealContent["from"];

/** Where a file was dropped last; undefined when it was chosen, or dropped on the file chooser. */
let dropped: { x: number; y: number } | undefined;

if (typeof window !== "undefined")
  addEventListener(
    "drop",
    ({ target, clientX: x, clientY: y }) => {
      dropped = target instanceof Element && target.closest(".chooser") ? undefined : { x, y };
    },
    { capture: true },
  );

/** The sheet at the position of the drop, within the window. */
export function droppedSheetRect(): Rect | undefined {
  if (!dropped) return undefined;
  const width = Math.min(Math.max(340, innerWidth * 0.28), 620, innerWidth - 32);
  const height = Math.min(width * 1.3, innerHeight - 32);
  const within = (center: number, size: number, space: number) =>
    Math.max(16, Math.min(center - size / 2, space - size - 16));
  return {
    left: within(dropped.x, width, innerWidth),
    top: within(dropped.y, height, innerHeight),
    width,
    height,
  };
}

/** The sheet of the file that was opened last: at its drop position, or else at the file chooser. */
export function sheetRect(): Rect {
  const rect = droppedSheetRect() ?? document.querySelector(".chooser-drop")?.getBoundingClientRect();
  dropped = undefined;
  const { left = 0, top = 0, width = innerWidth, height: given = innerHeight } = rect ?? {};
  // The chooser is too low for the lines of a CV at a readable size.
  const height = Math.max(given, Math.min(innerHeight * 0.72, innerHeight - 32));
  return { left, top: Math.max(16, Math.min(top, innerHeight - height - 16)), width, height };
}
