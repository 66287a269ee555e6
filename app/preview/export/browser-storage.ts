import type { Studio } from "../state/state.ts";

/** The only storage key of the preview, written at the visitor's request. */
const key = "preview-draft";

/** Stored with the draft to identify the tab that saved it last. */
const tab = Math.random().toString(36).slice(2);

interface SavedDraft {
  tab: string;
  studio: Studio;
}

/** @returns whether the browser stored it */
export function saveDraft(studio: Omit<Studio, "id">): boolean {
  try {
    const parse = studio.parse && { ...studio.parse, file: undefined };
    localStorage.setItem(key, JSON.stringify({ tab, studio: { ...studio, parse, past: [], isSaved: true } }));
    return true;
  } catch {
    return false;
  }
}

/** Whether this tab was the last to save the draft. Other tabs may have deleted or replaced it. */
export function isSavedByThisTab(): boolean {
  return read()?.tab === tab;
}

export function deleteSavedDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no draft.
  }
}

export function readSavedDraft(): Studio | undefined {
  return read()?.studio;
}

function read(): SavedDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
