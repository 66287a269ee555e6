import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
// The layout routes of every page, imported here so that they are part of the shared chunk (vite.config.ts).
import "../layout/site.tsx";
import "../root.tsx";

/** Hydrates the page. React Router expects its context, route modules and loader data on the window. */
export function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      // With transitions, a click would first render the old page again, in slices of 5 ms.
      <HydratedRouter useTransitions={false} />,
    );
  });
}
