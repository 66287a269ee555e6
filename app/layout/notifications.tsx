import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";

export interface Notification {
  title: string;
  text: string;
  /** Destructive ones are announced at once, the others when the screen reader is free. */
  kind: "success" | "destructive";
}

const NotifyContext = createContext<(notification: Notification) => void>(() => {});

/** Shows a toast. */
export function useNotify(): (notification: Notification) => void {
  return useContext(NotifyContext);
}

const Toasts = lazy(() => import("./toasts.tsx"));

/** Lets everything inside show toasts. Their code comes after the page is alive, and before it could be needed offline. */
export function Notifications({ children }: { children: ReactNode }) {
  const [alive, setAlive] = useState(false);
  const [shown, setShown] = useState<(Notification & { id: number })[]>([]);
  useEffect(() => setAlive(true), []);
  const notify = useCallback((notification: Notification) => {
    // The newest takes the place of the one before, which no longer holds: the form has been sent again.
    setShown((before) => [{ ...notification, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const close = useCallback(
    (id: number) => setShown((before) => before.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <NotifyContext value={notify}>
      {children}
      {alive && (
        <Suspense>
          <Toasts shown={shown} onClose={close} />
        </Suspense>
      )}
    </NotifyContext>
  );
}
