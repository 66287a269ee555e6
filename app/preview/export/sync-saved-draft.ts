import type { Store } from "../state/store.ts";
import { isSavedByThisTab, saveDraft } from "./browser-storage.ts";

/**
 * Saves every change of a draft that is saved in the browser, but only in the tab that saved it last: others would restore
 * a deleted draft or overwrite a newer one.
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
