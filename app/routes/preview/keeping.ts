import type { Studio } from "./state.ts";

/** The one place in the browser's storage, used only when the visitor asks for it. */
const key = "kept-preview";

/** Of another shape than this nothing is opened: it was kept by an earlier version of the site. */
const shape = 1;

/** @returns whether the browser let it be kept */
export function keep(studio: Studio): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ shape, studio: { ...studio, past: [], isKept: true } }));
    return true;
  } catch {
    return false;
  }
}

export function forgetKept(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

export function keptStudio(): Studio | undefined {
  try {
    const kept: { shape: number; studio: Studio } | null = JSON.parse(localStorage.getItem(key) ?? "null");
    return kept?.shape === shape ? kept.studio : undefined;
  } catch {
    return undefined;
  }
}
