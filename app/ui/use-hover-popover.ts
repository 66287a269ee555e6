import { useRef } from "react";

/** Time in ms to move the pointer from the button into its popover. */
const closeDelay = 150;

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface Delays {
  /** Hover delay in ms. */
  open: number;
  /** Opens at once if another was open this recently, in ms. */
  skip: number;
}

/**
 * Opens a native popover on hover and keyboard focus too; a click or tap opens it without scripts, Escape and outside
 * clicks close it. The pointer on the popover keeps it open (WCAG 1.4.13).
 *
 * @returns properties of the element around both, of the button and of the popover
 */
export function useHoverPopover(delays: Delays) {
  const box = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function after(delay: number, act: () => unknown) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  }
  const isOpen = () => box.current?.matches(":popover-open");
  const open = () => !isOpen() && box.current?.showPopover();
  const close = () => isOpen() && box.current?.hidePopover();

  return {
    close,
    around: {
      onPointerEnter({ pointerType }: React.PointerEvent) {
        // A finger's tap is a click.
        if (pointerType === "touch") return;
        after(performance.now() - lastClosedAt < delays.skip ? 0 : delays.open, open);
      },
      onPointerLeave({ pointerType }: React.PointerEvent) {
        if (pointerType !== "touch") after(closeDelay, close);
      },
      onBlur({ currentTarget, relatedTarget }: React.FocusEvent) {
        // Safari does not focus links that are clicked.
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover")) close();
      },
    },
    button: {
      onFocus({ currentTarget }: React.FocusEvent) {
        // Not at once: a popover that closes moves the focus, and none may open while another does.
        after(0, () => currentTarget.matches(":focus-visible") && open());
      },
      onClick: () => clearTimeout(timer.current),
    },
    popover: {
      ref: (element: HTMLElement | null) => {
        box.current = element;
      },
      onToggle({ newState }: React.ToggleEvent) {
        if (newState === "closed") lastClosedAt = performance.now();
      },
    },
  };
}
