export interface Notifier {
  notify(): void;
  /** Resolves after `ms` or on a notification, immediately when there was one since the last wait. */
  wait(ms: number): Promise<void>;
}

/** Creates a notifier for one waiting loop. A notification while the loop is busy is not lost. */
export function createNotifier(): Notifier {
  let notified = false;
  let endWait: (() => void) | undefined;
  return {
    notify() {
      notified = true;
      endWait?.();
    },
    async wait(ms) {
      if (!notified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endWait = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        endWait = undefined;
      }
      notified = false;
    },
  };
}
