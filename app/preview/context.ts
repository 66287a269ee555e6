import { createContext, useContext, useSyncExternalStore } from "react";
import type { LanguageCode } from "../i18n/languages.ts";
import type { Action } from "./state/reducer.ts";
import type { Content, State } from "./state/state.ts";
import type { Store } from "./state/store.ts";

/** Commands of components to the preview. Implemented in preview.ts. */
export interface Commands {
  /** Loads the parser, themes and fonts. A failure is reported when a file is opened. */
  preload(): void;
  /** Parses a file and opens its page. The open page stays until the new one is ready. */
  openFile(file: Blob, name: string, language: LanguageCode, password?: string): void;
  openSample(slug: string, language: LanguageCode): void;
  openSavedDraft(): void;
  /** Opens the page contained in the URL (export/page-link.ts). */
  openLink(): void;
  stopParsing(): void;
  /**
   * Edits the open page.
   *
   * @param field key of the field being typed in; empty for other edits
   */
  edit(field: string, change: (content: Content) => Content): void;
}

export interface Preview {
  store: Store;
  commands: Commands;
}

export const PreviewContext = createContext<Preview | undefined>(undefined);

function usePreviewContext(): Preview {
  const preview = useContext(PreviewContext);
  if (!preview) throw new Error("PreviewContext has no provider");
  return preview;
}

export function usePreviewState(): State {
  const { store } = usePreviewContext();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

export function useCommands(): Commands & { dispatch(action: Action): void } {
  const { store, commands } = usePreviewContext();
  return { ...commands, dispatch: store.dispatch };
}
