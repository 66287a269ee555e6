import { useEffect } from "react";
import { pageIsAwake } from "./starter.ts";

/** Tells the starter that React listens, once. To stand behind everything that does. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.awake = "";
    window.dispatchEvent(new Event(pageIsAwake));
  }, []);
  return null;
}
