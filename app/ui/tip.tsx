import { Tooltip } from "radix-ui";
import { type FocusEvent, type ReactNode, useState } from "react";

/** In ms; what the focus scrolls to is in view by then. */
const scrolledAfter = 100;

/**
 * A word with an explanation that opens on hover or focus. What is said here must not be needed to understand the
 * page: touch has no hover. Delays in ms, as specified for all tooltips.
 */
export function Tip({ tip, children, className }: { tip: string; children: ReactNode; className?: string }) {
  const [open, setOpen] = useState(false);

  // Radix closes a tooltip when the page scrolls, as it does to bring into view what a key has moved the focus to.
  function openOnceInView({ currentTarget }: FocusEvent) {
    if (!currentTarget.matches(":focus-visible")) return;
    setTimeout(() => setOpen(currentTarget === document.activeElement), scrolledAfter);
  }

  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root open={open} onOpenChange={setOpen}>
        <Tooltip.Trigger type="button" className={className} onFocus={openOnceInView}>
          {children}
        </Tooltip.Trigger>
        {/* Within the page's main part: what stands beside all landmarks is passed over by who goes by them. */}
        <Tooltip.Portal container={open ? document.getElementById("main") : null}>
          <Tooltip.Content className="tip" sideOffset={6} collisionPadding={12}>
            {tip}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
