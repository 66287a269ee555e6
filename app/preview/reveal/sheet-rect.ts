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

/** The sheet of paper that lies where a file was dropped, within the window. */
export function droppedSheetRect(): Rect | undefined {
  if (!dropped) return undefined;
  const width = Math.min(340, innerWidth - 32);
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

/** Where the sheet of the file that was opened last is: where it was dropped, or else the file chooser. */
export function sheetRect(): Rect {
  const rect = droppedSheetRect() ?? document.querySelector(".chooser-drop")?.getBoundingClientRect();
  dropped = undefined;
  const { left = 0, top = 0, width = innerWidth, height = innerHeight } = rect ?? {};
  // On a phone the chooser is too low for the lines of a CV.
  return { left, top, width, height: Math.max(height, Math.min(400, innerHeight - top - 16)) };
}
