import type { ComponentProps } from "react";

/** A file field or a choice that lies unseen over what stands for it, and takes its presses and its focus. */
export function OverlayInput(props: ComponentProps<"input">) {
  return <input {...props} className="overlay-input" />;
}
