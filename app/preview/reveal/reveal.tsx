import { type CSSProperties, useEffect, useState } from "react";
import { useCommands, usePreviewState } from "../context.ts";
import type { RevealContent } from "../state/state.ts";
import { useStylesheet } from "../use-stylesheet.ts";
import css from "./reveal.css?inline";
import { droppedSheetRect } from "./sheet-rect.ts";

/** Start of each phase in ms: the sheet grows, the page appears, the reveal ends. */
const times = { growing: 950, page: 1_450, settled: 3_600 };

type Phase = "lines" | "growing" | "page";

/**
 * Animation from the file to the page: a sheet that is blank during parsing, then shows lines of the CV with the recognized
 * parts highlighted, and grows to the full window.
 */
export function Reveal() {
  useStylesheet(css);
  const { reveal, parser, request } = usePreviewState();
  if (reveal) return <RevealedSheet key={request} reveal={reveal} />;
  const isParsing = parser.status === "loading" || parser.status === "parsing";
  const rect = isParsing ? droppedSheetRect() : undefined;
  return rect && isParsing ? (
    <div className="reveal" aria-hidden data-print="off">
      <div className="reveal-sheet" style={sheetStyle(rect)}>
        <p>{parser.name}</p>
      </div>
    </div>
  ) : null;
}

function RevealedSheet({ reveal: { lines, from } }: { reveal: RevealContent }) {
  const { dispatch } = useCommands();
  const [phase, setPhase] = useState<Phase>("lines");

  useEffect(() => {
    const end = () => dispatch({ type: "reveal-ended" });
    const timers = [
      setTimeout(setPhase, times.growing, "growing"),
      setTimeout(setPhase, times.page, "page"),
      setTimeout(end, times.settled),
    ];
    const events = ["keydown", "pointerdown", "wheel", "blur"] as const;
    for (const event of events) addEventListener(event, end);
    return () => {
      timers.forEach(clearTimeout);
      for (const event of events) removeEventListener(event, end);
    };
  }, [dispatch]);

  return (
    <div className="reveal" data-phase={phase} aria-hidden data-print="off">
      <div className="reveal-sheet" style={sheetStyle(from, lines.length)}>
        <div className="reveal-paper" />
        <ol>
          {lines.map((parts, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
            <li key={line} style={{ "--line": line } as CSSProperties}>
              {parts.map(({ text, isFound }, part) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
                isFound ? <mark key={part}>{text}</mark> : text,
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Position of a sheet, and the scale at which it covers the window. */
function sheetStyle({ left, top, width, height }: RevealContent["from"], lines = 1): CSSProperties {
  return {
    left,
    top,
    width,
    height,
    "--lines": lines,
    "--cover": `translate(${-left}px, ${-top}px) scale(${innerWidth / width}, ${innerHeight / height})`,
  } as CSSProperties;
}
