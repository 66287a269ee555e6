export interface Bell {
  ring(): void;
  /** Resolves when the time, in milliseconds, is over or the bell rings; at once when it rang since the last sleep. */
  sleep(ms: number): Promise<void>;
}

/** Lets one loop sleep until something happens, without missing what happens while it is awake. */
export function createBell(): Bell {
  let rang = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rang = true;
      wake?.();
    },
    async sleep(ms) {
      if (!rang) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = undefined;
      }
      rang = false;
    },
  };
}
