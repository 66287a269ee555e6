import type { ComponentProps, ReactNode } from "react";
import type { FieldRef } from "../../../profile/draft/draft.ts";
import { fieldKey } from "../../../profile/draft/field-key.ts";
import { useCommands, usePreviewState } from "../context.ts";
import { fieldId } from "./field-id.ts";

interface CollapsibleProps extends Omit<ComponentProps<"details">, "id" | "open" | "children"> {
  /** A section or an entry: its key is in `State.open` while it is open. */
  fieldRef: FieldRef;
  summary: ReactNode;
  children: (isOpen: boolean) => ReactNode;
}

/** A `<details>` with its open state in the preview's state, so that other components can focus a field in it. */
export function Collapsible({ fieldRef, summary, children, ...details }: CollapsibleProps) {
  const { open } = usePreviewState();
  const { dispatch } = useCommands();
  const section = fieldKey(fieldRef);
  const isOpen = open.includes(section);
  return (
    <details
      {...details}
      id={fieldId(fieldRef)}
      open={isOpen}
      // "Find in page" opens it without a click.
      onToggle={({ currentTarget }) => dispatch({ type: "toggled", section, isOpen: currentTarget.open })}
    >
      {/* biome-ignore lint/a11y: a summary is a button */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          dispatch({ type: "toggled", section, isOpen: !isOpen });
        }}
      >
        {summary}
      </summary>
      {children(isOpen)}
    </details>
  );
}
