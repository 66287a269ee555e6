import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { useHydrated } from "../hydration/use-hydrated.ts";
import { type Notification, Toasts } from "./toasts.tsx";

const NotifyContext = createContext<(notification: Notification) => void>(() => {});

/** Shows a toast. */
export function useNotify(): (notification: Notification) => void {
  return useContext(NotifyContext);
}

/** Provides toasts, one at a time. Their container is rendered once the page is hydrated. */
export function Notifications({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState<Notification & { id: number }>();
  const notify = useCallback((notification: Notification) => {
    // A new toast replaces the previous one, which is outdated.
    setShown((before) => ({ ...notification, id: (before?.id ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setShown(undefined), []);

  return (
    <NotifyContext value={notify}>
      {children}
      {hydrated && <Toasts shown={shown} onClose={close} />}
    </NotifyContext>
  );
}
