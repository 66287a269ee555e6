import type { Studio } from "../state/state.ts";

/** The one place in the browser's storage, used only when the visitor asks for it. */
const key = "kept-preview";

/** Of another shape than this nothing is opened: it was kept by an earlier version of the site. */
const shape = 1;

/** Which tab has kept it last. */
const tab = Math.random().toString(36).slice(2);

interface Kept {
  shape: number;
  tab: string;
  studio: Studio;
}

/** @returns whether the browser let it be kept */
export function keep(studio: Studio): boolean {
  const kept: Kept = { shape, tab, studio: { ...studio, past: [], isKept: true } };
  try {
    localStorage.setItem(key, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Whether it was this tab that kept last what is kept: in another one it may have been deleted, or something else kept. */
export function isOwnKept(): boolean {
  return kept()?.tab === tab;
}

export function forgetKept(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

export function keptStudio(): Studio | undefined {
  return kept()?.studio;
}

function kept(): Kept | undefined {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return kept?.shape === shape ? kept : undefined;
  } catch {
    return undefined;
  }
}
