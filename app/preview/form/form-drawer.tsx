import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n/language-provider.tsx";
import { useCommands, usePreviewState } from "../context.ts";

/** Ids of the drawer and of the button that controls it. */
export const drawerId = "preview-form";
export const drawerButtonId = "preview-edit";

/** The form next to the page, or over its lower part on a phone. Not modal: the page stays usable. */
export function FormDrawer({ children }: { children: ReactNode }) {
  const { t } = useTranslation("studio");
  const { isFormOpen } = usePreviewState();
  const { dispatch } = useCommands();
  const drawer = useRef<HTMLElement>(null);

  useEffect(() => {
    // A requested field already has the focus.
    if (isFormOpen && !drawer.current?.contains(document.activeElement))
      drawer.current?.focus({ preventScroll: true });
  }, [isFormOpen]);

  function close() {
    dispatch({ type: "form-toggled", isOpen: false });
    document.getElementById(drawerButtonId)?.focus({ preventScroll: true });
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "Escape") close();
  }

  if (!isFormOpen) return null;
  return (
    <aside
      ref={drawer}
      id={drawerId}
      tabIndex={-1}
      className="form-drawer"
      aria-labelledby="editor-title"
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="form-drawer-close"
        aria-label={t("pane.closeForm")}
        data-print="off"
        onClick={close}
      >
        <svg aria-hidden viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.8">
          <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
        </svg>
      </button>
      {children}
    </aside>
  );
}
