import type { HandedOverDraft } from "./form-draft.ts";

/** The name of a draft's theme as it is shown, `Kyst`. */
export function draftTheme({ json }: HandedOverDraft): string {
  const theme = String(JSON.parse(json).meta?.theme ?? "");
  return theme.charAt(0).toUpperCase() + theme.slice(1);
}
