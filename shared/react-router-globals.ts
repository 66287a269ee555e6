/**
 * React Router internals that our browser code relies on. The build checks each of them
 * against its output (postbuild/react-router-output.ts).
 */

/** The running router, on `window`; it exists once the page is hydrated. */
export const routerGlobal = "__reactRouterDataRouter";

/** The route manifest, on `window`: each route's module and what that imports. */
export const manifestGlobal = "__reactRouterManifest";

/** The part of a manifest route that we use. */
export interface ManifestRoute {
  module: string;
  imports?: string[];
}

/** The extension of files with loader data. */
export const dataExtension = ".data";

/** The path of a page's loader data. */
export function dataPath(pathname: string): string {
  return (pathname === "/" ? "/_" : pathname) + dataExtension;
}
