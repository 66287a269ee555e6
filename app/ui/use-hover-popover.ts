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
 * @returns properties of the wrapper, the button and the popover
 */
export function useHoverPopover(delays: Delays) {
  const popover = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function schedule(delay: number, action: () => unknown) {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, delay);
  }
  const isOpen = () => popover.current?.matches(":popover-open");
  const open = () => !isOpen() && popover.current?.showPopover();
  const close = () => isOpen() && popover.current?.hidePopover();

  return {
    close,
    wrapper: {
      onPointerEnter({ pointerType }: React.PointerEvent) {
        // A finger's tap is a click.
        if (pointerType === "touch") return;
        schedule(performance.now() - lastClosedAt < delays.skip ? 0 : delays.open, open);
      },
      onPointerLeave({ pointerType }: React.PointerEvent) {
        if (pointerType !== "touch") schedule(closeDelay, close);
      },
      onBlur({ currentTarget, relatedTarget }: React.FocusEvent) {
        // Safari does not focus links that are clicked.
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(":hover")) close();
      },
    },
    button: {
      onFocus({ currentTarget }: React.FocusEvent) {
        // Not at once: a popover that closes moves the focus, and none may open while another does.
        schedule(0, () => currentTarget.matches(":focus-visible") && open());
      },
      onClick: () => clearTimeout(timer.current),
    },
    popover: {
      ref: (element: HTMLElement | null) => {
        popover.current = element;
      },
      onToggle({ newState }: React.ToggleEvent) {
        if (newState === "closed") lastClosedAt = performance.now();
      },
    },
  };
}
