import { useSyncExternalStore } from "react";
import { type State, store } from "./state.ts";

/** What the preview knows. Nothing while the page is prerendered. */
const nothing: State = {};

export function usePreview(): State {
  return useSyncExternalStore(store.subscribe, store.get, () => nothing);
}
