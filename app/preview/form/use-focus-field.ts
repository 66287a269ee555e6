import { useEffect } from "react";
import { useCommands, usePreviewState } from "../context.ts";
import { fieldId } from "./field-id.ts";

/** Focuses the requested field once it is rendered, or else its entry or section. */
export function useFocusField(): void {
  const { focus } = usePreviewState();
  const { dispatch } = useCommands();
  useEffect(() => {
    if (!focus) return;
    const node =
      document.getElementById(fieldId(focus)) ??
      document.getElementById(fieldId({ ...focus, field: "" })) ??
      document.getElementById(fieldId({ ...focus, id: "", field: "" }));
    const target = node instanceof HTMLDetailsElement ? node.querySelector("summary") : node;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "center" });
    dispatch({ type: "field-focused" });
  }, [focus, dispatch]);
}
