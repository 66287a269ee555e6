import { type ReactNode, useId } from "react";
import { useHoverPopover } from "./use-hover-popover.ts";

/** In ms, as specified for all tooltips. */
const delays = { open: 700, skip: 300 };

interface TipProps {
  tip: string;
  children: ReactNode;
  className?: string;
}

/** A word with a tooltip. */
export function Tip({ tip, children, className }: TipProps) {
  const id = useId();
  const { wrapper, button, popover } = useHoverPopover(delays);
  return (
    <span className="tip-word" {...wrapper}>
      <button type="button" className={className} popoverTarget={id} aria-describedby={id} {...button}>
        {children}
      </button>
      <span id={id} popover="auto" role="tooltip" className="tip" {...popover}>
        {tip}
      </span>
    </span>
  );
}
