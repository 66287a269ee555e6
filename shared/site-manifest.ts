import type { PageOrigins } from "./page-origins.ts";

/** `dist/site.json`, which the build writes for the server: every file of the site, and site-wide data. */

/** Hashes (`'sha256-…'`) of a page's scripts (`csp`) and styles (`styleCsp`). */
export interface PagePolicy {
  csp?: string[];
  styleCsp?: string[];
}

export interface ManifestFile extends PagePolicy {
  /** The path it is served at. */
  path: string;
  /** Relative to `client` next to the manifest, like its encodings. */
  file: string;
  /** Of its content, for entity tags. */
  hash: string;
  type: string;
  cache: "html" | "data" | "immutable" | "media" | "day";
  encodings?: { br?: string; gzip?: string };
}

export interface SiteManifest {
  files: ManifestFile[];
  /** Redirects: old and new paths. */
  redirects: Record<string, string>;
  /** The 404 page of each language, by path prefix. */
  notFound: Record<string, string>;
  /** The server pages (shared/server-page.ts) by language, stored next to the manifest. */
  serverPages: Record<string, PagePolicy & { file: string }>;
  /** Additional origins that pages use. */
  origins: PageOrigins;
}
