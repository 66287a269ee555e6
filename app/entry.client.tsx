import { hydrate } from "./hydration/hydrate.tsx";

// The development server's pages load this module; built pages call the function themselves (postbuild/main.ts).
hydrate();
