import { lazy } from "react";

/** What is drawn once everything has been fetched (preparation.ts). */
export const StudioView = lazy(() =>
  import("./tools.ts").then(({ StudioView: view }) => ({ default: view })),
);
export const AfterReading = lazy(() =>
  import("./tools.ts").then(({ AfterReading: view }) => ({ default: view })),
);
