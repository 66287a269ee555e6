import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { type Notification, Toasts } from "./toasts.tsx";

const NotifyContext = createContext<(notification: Notification) => void>(() => {});

/** Shows a toast. */
export function useNotify(): (notification: Notification) => void {
  return useContext(NotifyContext);
}

/** Provides toasts, one at a time. Their container is rendered once the page is hydrated. */
export function Notifications({ children }: { children: ReactNode }) {
  const [hydrated, setHydrated] = useState(false);
  const [shown, setShown] = useState<Notification & { id: number }>();
  useEffect(() => setHydrated(true), []);
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
