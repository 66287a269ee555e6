import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import enhancement from "./compare-enhancement.ts?script";

/** Initial position of the handle, in percent from the left; the CSS starts there too. */
const start = 38;

interface CompareProps extends Omit<ComponentProps<"div">, "children"> {
  label: string;
  /** Screen reader text for a position in percent. */
  valueText: (percent: number) => string;
  before: ReactNode;
  after: ReactNode;
}

/** A comparison slider: `before` left of the handle, `after` right of it. The handle is a range input. */
export function Compare({ label, valueText, before, after, ...props }: CompareProps) {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function update() {
    const percent = range.current?.valueAsNumber ?? start;
    frame.current?.style.setProperty("--x", `${percent}%`);
    range.current?.setAttribute("aria-valuetext", valueText(Math.round(percent)));
  }
  // The handle may have been moved before hydration. Otherwise nothing is set: that would end the opening animation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (range.current?.valueAsNumber !== start) update();
  }, []);

  return (
    <div ref={frame} {...props} data-enhance={enhancement} className="compare">
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
        min="0"
        max="100"
        step="any"
        defaultValue={start}
        aria-label={label}
        aria-valuetext={valueText(start)}
        onInput={update}
      />
    </div>
  );
}
