import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    // A page that is there is shown at once. As a transition it would be drawn in slices of 5 ms, and twice.
    <HydratedRouter useTransitions={false} />,
  );
});
