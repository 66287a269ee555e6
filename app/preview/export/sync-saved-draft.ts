import type { Store } from "../state/store.ts";
import { isSavedByThisTab, saveDraft } from "./browser-storage.ts";

/**
 * Saves every change of a draft that is saved in the browser. Only the tab that saved it last does so: another one would
 * restore what was deleted here, or overwrite it.
 */
export function syncSavedDraft(store: Store): void {
  let synced = store.getState().studio;
  function sync(): void {
    const { studio } = store.getState();
    if (!studio?.isSaved) return;
    const isSaved = isSavedByThisTab() && (studio === synced || saveDraft(studio));
    synced = studio;
    if (!isSaved)
      store.dispatch({ type: "storage-changed", isSaved: false, status: { type: "storage-lost" } });
  }
  store.subscribe(sync);
  addEventListener("storage", sync);
}
