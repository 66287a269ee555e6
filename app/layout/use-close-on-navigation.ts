import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes a popover when a link is followed, also one to the same page. One opened before hydration stays open. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shownFor = useRef(key);
  useEffect(() => {
    if (shownFor.current !== key) popover.current?.hidePopover();
    shownFor.current = key;
  }, [key, popover]);
}
