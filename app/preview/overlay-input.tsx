import type { ComponentProps } from "react";

/** A transparent input that covers its visible label and receives its clicks and focus. */
export function OverlayInput(props: ComponentProps<"input">) {
  return <input {...props} className="overlay-input" />;
}
