import type { PageOrigins } from "./page-origins.ts";

/** What the build writes into `dist/site.json` for the server: every file of the finished site, and what belongs to none. */

/** Hashes, in the form `'sha256-…'`, of what a page may run (`csp`) and style itself with (`styleCsp`). */
export interface PagePolicy {
  csp?: string[];
  styleCsp?: string[];
}

export interface ManifestFile extends PagePolicy {
  /** The address that it is served at. */
  path: string;
  /** Relative to the folder `client` beside the manifest, as its encodings. */
  file: string;
  type: string;
  cache: "html" | "data" | "immutable" | "media" | "day";
  encodings?: { br?: string; gzip?: string };
}

export interface SiteManifest {
  files: ManifestFile[];
  /** Old addresses and those that they lead to. */
  redirects: Record<string, string>;
  /** The address of the not-found page for each part of the site, by the address that the part begins with. */
  notFound: Record<string, string>;
  /** The pages that the server fills (shared/server-page.ts), by language; their files lie beside the manifest. */
  serverPages: Record<string, PagePolicy & { file: string }>;
  /** What the pages use besides the site itself. */
  origins: PageOrigins;
}
