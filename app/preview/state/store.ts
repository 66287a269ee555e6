import { type Action, reduce } from "./reducer.ts";
import { initialState, type State } from "./state.ts";

export interface Store {
  getState(): State;
  dispatch(action: Action): void;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

export function createStore(): Store {
  let state = initialState;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    dispatch(action) {
      const next = reduce(state, action);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
