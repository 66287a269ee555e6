/**
 * What React Router leaves in the browser and on disk that our browser code relies on. The build checks each of these
 * against its output (postbuild/react-router-output.ts).
 */

/** The running router, on `window`; it exists once the page is hydrated. */
export const routerGlobal = "__reactRouterDataRouter";

/** The route manifest, on `window`: each route's module and what that imports. */
export const manifestGlobal = "__reactRouterManifest";

/** One route of the manifest, as far as we read it. */
export interface ManifestRoute {
  module: string;
  imports?: string[];
}

/** The extension of files with loader data. */
export const dataExtension = ".data";

/** Where React Router writes a page's loader data and fetches them from. */
export function dataPath(pathname: string): string {
  return (pathname === "/" ? "/_" : pathname) + dataExtension;
}
