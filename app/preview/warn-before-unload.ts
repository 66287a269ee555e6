import type { Store } from "./state/store.ts";

/** Lets the browser ask for confirmation before unsaved changes are lost. */
export function warnBeforeUnload(store: Store): void {
  // A permanent listener would keep pages out of the back/forward cache.
  store.subscribe(() => {
    const { studio } = store.getState();
    if (studio?.isDirty && !studio.isSaved) addEventListener("beforeunload", preventUnload);
    else removeEventListener("beforeunload", preventUnload);
  });
}

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
