import type { ComponentProps, ReactNode } from "react";
import type { Place } from "../../../profile/draft/draft.ts";
import { placeName } from "../../../profile/draft/place-name.ts";
import { useCommands, usePreviewState } from "../context.ts";
import { fieldId } from "./field-id.ts";

interface CollapsibleProps extends Omit<ComponentProps<"details">, "id" | "open" | "children"> {
  /** A section or an entry: its name is in `State.open` while it is open. */
  place: Place;
  summary: ReactNode;
  children: (isOpen: boolean) => ReactNode;
}

/** A `<details>` whose open state is part of the preview's state, so that a field in it can be focused from elsewhere. */
export function Collapsible({ place, summary, children, ...details }: CollapsibleProps) {
  const { open } = usePreviewState();
  const { dispatch } = useCommands();
  const section = placeName(place);
  const isOpen = open.includes(section);
  return (
    <details
      {...details}
      id={fieldId(place)}
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
