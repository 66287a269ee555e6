import { Toast } from "radix-ui";
import { useTranslation } from "react-i18next";
import type { Notification } from "./notifications.tsx";

/** How long a toast stays, in ms; pointer or focus on it stops the clock. */
const duration = 8000;

/** The toasts at the bottom right. Alt+T moves there. */
export default function Toasts(props: {
  shown: (Notification & { id: number })[];
  onClose: (id: number) => void;
}) {
  const { t } = useTranslation("common");
  return (
    <Toast.Provider label={t("toast.label")} swipeDirection="right" duration={duration}>
      {props.shown.map(({ id, title, text, kind }) => (
        <Toast.Root
          key={id}
          className="toast"
          data-kind={kind}
          type={kind === "destructive" ? "foreground" : "background"}
          onOpenChange={(open) => !open && props.onClose(id)}
        >
          <div>
            {/* The space keeps title and text apart in what Radix announces. */}
            <Toast.Title className="font-semibold">{title} </Toast.Title>
            <Toast.Description className="mt-1 text-fine">{text}</Toast.Description>
          </div>
          <Toast.Close className="toast-close">
            <span aria-hidden>×</span>
            <span className="sr-only">{t("toast.close")}</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" hotkey={["altKey", "KeyT"]} label={t("toast.region")} />
    </Toast.Provider>
  );
}
