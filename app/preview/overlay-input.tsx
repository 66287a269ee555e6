import type { ComponentProps } from "react";

/** A transparent input on top of its visible label, which takes its clicks and its focus. */
export function OverlayInput(props: ComponentProps<"input">) {
  return <input {...props} className="overlay-input" />;
}
