import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";

/** Where the handle stands before anyone has touched it, in percent from the left. The CSS starts there as well. */
const start = 46;

interface CompareProps extends Omit<ComponentProps<"div">, "children"> {
  label: string;
  /** What a screen reader says for a position of the handle, in percent. */
  valueText: (percent: number) => string;
  before: ReactNode;
  after: ReactNode;
}

/** Two pictures of one thing behind a single handle: `before` left of it, `after` right. The handle is a range input. */
export function Compare({ label, valueText, before, after, ...props }: CompareProps) {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function follow() {
    const percent = range.current?.valueAsNumber ?? start;
    frame.current?.style.setProperty("--x", `${percent}%`);
    range.current?.setAttribute("aria-valuetext", valueText(Math.round(percent)));
  }
  // Until the page wakes, the starter moves the picture with the handle (waking/starter.ts). One that nobody has touched
  // says nothing yet: the place in the frame's style ends its sweep.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive
  useEffect(() => {
    if (range.current?.valueAsNumber !== start) follow();
  }, []);

  return (
    <div ref={frame} {...props} className="compare">
      <div>{before}</div>
      <div className="compare-after">{after}</div>
      <div className="compare-handle" />
      <svg
        aria-hidden
        className="compare-knob"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
      >
        <path d="m9 7-5 5 5 5m6-10 5 5-5 5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <input
        ref={range}
        type="range"
        data-handle
        min="0"
        max="100"
        step="any"
        defaultValue={start}
        aria-label={label}
        aria-valuetext={valueText(start)}
        onInput={follow}
      />
    </div>
  );
}
