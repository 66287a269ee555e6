import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";

/**
 * A word with an explanation that opens on hover or focus. What is said here must not be needed to understand the
 * page: touch has no hover. Delays in ms, as specified for all tooltips.
 */
export function Tip({ tip, children, className }: { tip: string; children: ReactNode; className?: string }) {
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      <Tooltip.Root>
        <Tooltip.Trigger type="button" className={className}>
          {children}
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className="tip" sideOffset={6} collisionPadding={12}>
            {tip}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
