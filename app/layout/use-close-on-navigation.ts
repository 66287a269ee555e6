import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Closes a popover when a link has been followed, also one to this page. One that was opened before the page woke stays
 * open.
 */
export function useClosedByLinks(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) popover.current?.hidePopover();
    shown.current = key;
  }, [key, popover]);
}
