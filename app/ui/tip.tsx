import { type ReactNode, useId, useRef } from "react";

/** Hover delay in ms, as specified for all tooltips. */
const openDelay = 700;
/** A tip opens at once if another was open this recently, in ms. As specified. */
const skipDelay = 300;
/** Time in ms to move the pointer from the word into its tip. */
const closeDelay = 150;

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface TipProps {
  tip: string;
  children: ReactNode;
  className?: string;
}

/**
 * A word with a tooltip: a native popover, which a click or tap opens without scripts, Escape and outside clicks
 * close, and this component opens on hover and focus too. The pointer on the tip keeps it open (WCAG 1.4.13).
 */
export function Tip({ tip, children, className }: TipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function after(delay: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }
  const isOpen = () => box.current?.matches(":popover-open");
  const open = () => !isOpen() && box.current?.showPopover();
  const close = () => isOpen() && box.current?.hidePopover();

  return (
    <span
      className="tip-word"
      onPointerEnter={({ pointerType }) => {
        // A finger's tap is a click.
        if (pointerType === "touch") return;
        after(performance.now() - lastClosedAt < skipDelay ? 0 : openDelay, open);
      }}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && after(closeDelay, close)}
    >
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-describedby={id}
        onFocus={({ currentTarget }) => currentTarget.matches(":focus-visible") && open()}
        onBlur={close}
        onClick={() => clearTimeout(timer.current)}
      >
        {children}
      </button>
      <span
        id={id}
        ref={box}
        popover="auto"
        role="tooltip"
        className="tip"
        onToggle={({ newState }) => {
          if (newState === "closed") lastClosedAt = performance.now();
        }}
      >
        {tip}
      </span>
    </span>
  );
}
