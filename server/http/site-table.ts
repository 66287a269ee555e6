import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { PageOrigins } from "../../shared/page-origins.ts";
import type { ManifestFile, PagePolicy, SiteManifest } from "../../shared/site-manifest.ts";
import {
  type HeaderMap,
  type HeaderSettings,
  type PageHashes,
  pageHeaders,
  plainHeaders,
} from "./headers.ts";

/** The built site is missing or does not match its manifest. The message is for the owner. */
export class SiteError extends Error {}

const policy = { csp: z.array(z.string()).optional(), styleCsp: z.array(z.string()).optional() };
const manifestSchema = z.object({
  files: z.array(
    z.object({
      ...policy,
      path: z.string().startsWith("/"),
      file: z.string(),
      hash: z.string(),
      type: z.string(),
      cache: z.enum(["html", "data", "immutable", "media", "day"]),
      encodings: z.object({ br: z.string().optional(), gzip: z.string().optional() }).optional(),
    }),
  ),
  redirects: z.record(z.string(), z.string()),
  notFound: z.record(z.string(), z.string()),
  origins: z.object({
    scheduler: z.array(z.string()),
    script: z.array(z.string()),
    connect: z.array(z.string()),
    image: z.array(z.string()),
  }),
  serverPages: z.record(z.string(), z.object({ ...policy, file: z.string() })),
});

export type Encoding = "br" | "gzip" | "identity";

export interface Variant {
  /** Bytes in memory, or the path of a file that is read while it is sent. */
  body: Buffer | string;
  etag: string;
  /** Alternating names and values for `writeHead`: the headers of every full response with this body. */
  headerList: readonly string[];
}

/**
 * A file held in memory, with one body per encoding. Almost every client accepts an encoding, so the plain body of a
 * compressed file stays on disk.
 */
export interface MemoryFile {
  kind: "memory";
  path: string;
  file: string;
  headers: HeaderMap;
  /** Headers of a dynamic response made from the page; empty for other files. */
  pageHeaders: HeaderMap;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
}

/** A picture or film, read from disk while it is sent. */
export interface StreamedFile {
  kind: "streamed";
  path: string;
  headers: HeaderMap;
  file: string;
  size: number;
  etag: string;
}

export type SiteFile = MemoryFile | StreamedFile;

/** Everything that can be requested. No request path reaches the file system. */
export interface SiteTable {
  get(path: string): SiteFile | undefined;
  redirect(path: string): string | undefined;
  /** The 404 page in the language of the path. */
  notFound(path: string): MemoryFile | undefined;
  /** The server page of a language. It is not served at a path. */
  serverPage(lang: string): { html: string; pageHeaders: HeaderMap } | undefined;
}

const cacheControl = {
  html: "no-cache",
  // Prefetched on hover; the following click must not request it again.
  data: "public, max-age=60",
  immutable: "public, max-age=31536000, immutable",
  media: "public, max-age=86400, stale-while-revalidate=604800",
  day: "public, max-age=86400",
} as const;

/** Other sites fetch and embed link previews, icons and feeds. */
const sharedPath = /^\/(?:og\/|favicon|apple-touch-icon|icon)|(?:feed|rss|atom)[^/]*\.(?:xml|json)$/;

/**
 * Reads the build's manifest and every file in it.
 *
 * @param siteDir the folder with `site.json` and `client/`
 * @throws SiteError when the build is missing or incomplete
 */
export function loadSite(siteDir: string, headerSettings: HeaderSettings): SiteTable {
  const manifest = readManifest(join(siteDir, "site.json"));
  const settings = {
    ...headerSettings,
    pageOrigins: allOrigins(headerSettings.pageOrigins, manifest.origins),
  };
  const client = join(siteDir, "client");
  const rules = manifest.files.find(({ type }) => type === "application/speculationrules+json")?.path;
  const files = new Map(manifest.files.map((file) => [file.path, loadFile(client, file, settings, rules)]));
  const serverPages = new Map(
    Object.entries(manifest.serverPages).map(([lang, { file, ...policy }]) => [
      lang,
      {
        html: read(join(siteDir, file), file).toString("utf8"),
        pageHeaders: pageHeaders(settings, toHashes(policy)),
      },
    ]),
  );
  const prefixes = Object.entries(manifest.notFound).sort(([a], [b]) => b.length - a.length);

  for (const target of [...Object.values(manifest.redirects), ...Object.values(manifest.notFound)]) {
    if (!files.has(target))
      throw new SiteError(`site.json redirects to ${target}, which is not among its files`);
  }
  return {
    get: (path) => files.get(path),
    serverPage: (lang) => serverPages.get(lang),
    redirect: (path) => (Object.hasOwn(manifest.redirects, path) ? manifest.redirects[path] : undefined),
    notFound(path) {
      const match = prefixes.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
      const file = files.get(match?.[1] ?? "");
      return file?.kind === "memory" ? file : undefined;
    },
  };
}

function readManifest(path: string): SiteManifest {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new SiteError(`${path} is missing: build the site first (npm run build)`);
  }
  const result = manifestSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new SiteError(`${path} is invalid: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** @param rules address of the speculation rules, for pages with scripts */
function loadFile(client: string, entry: ManifestFile, settings: HeaderSettings, rules?: string): SiteFile {
  const { path, type, cache } = entry;
  const isPage = type.startsWith("text/html");
  const headersForPage = isPage ? pageHeaders(settings, toHashes(entry)) : {};
  const encodings = entry.encodings ?? {};
  const hasVariants = Object.keys(encodings).length > 0;
  const headers: HeaderMap = {
    "Content-Type": type,
    "Cache-Control": cacheControl[cache],
    ...(hasVariants && { Vary: "Accept-Encoding" }),
    ...(isPage ? headersForPage : plainHeaders(settings, sharedPath.test(path))),
    ...(rules && entry.csp?.length && { "Speculation-Rules": `"${rules}"` }),
  };
  const file = join(client, entry.file);
  const size = fileSize(file, path);
  const etag = `"${entry.hash}"`;
  if (/^(?:image|video)\//.test(type) && !hasVariants && size > 0) {
    return { kind: "streamed", path, headers, file, size, etag };
  }
  const createVariant = (
    body: Variant["body"],
    length: number,
    etag: string,
    own: HeaderMap = {},
  ): Variant => {
    const all = { ...headers, ...own, ETag: etag, "Content-Length": String(length) };
    return { body, etag, headerList: Object.entries(all).flat() };
  };
  const encoded = (encoding: "br" | "gzip") => {
    const name = encodings[encoding];
    if (!name) return {};
    const bytes = read(join(client, name), path);
    const own = { "Content-Encoding": encoding };
    return { [encoding]: createVariant(bytes, bytes.length, `"${entry.hash}-${encoding}"`, own) };
  };
  return {
    kind: "memory",
    path,
    file,
    headers,
    pageHeaders: headersForPage,
    variants: {
      identity: createVariant(hasVariants ? file : read(file, path), size, etag),
      ...encoded("br"),
      ...encoded("gzip"),
    },
  };
}

/** Origins allowed by the settings in addition to those of the build. */
function allOrigins(
  fromSettings: HeaderSettings["pageOrigins"],
  fromBuild: PageOrigins,
): HeaderSettings["pageOrigins"] {
  const all = Object.entries(fromSettings).map(([name, origins]) => [
    name,
    [...(fromBuild[name as keyof PageOrigins] ?? []), ...origins],
  ]);
  return Object.fromEntries(all);
}

function toHashes({ csp = [], styleCsp = [] }: PagePolicy): PageHashes {
  return { scripts: csp, styles: styleCsp };
}

function read(file: string, path: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw unreadableFileError(file, path);
  }
}

function fileSize(file: string, path: string): number {
  try {
    return statSync(file).size;
  } catch {
    throw unreadableFileError(file, path);
  }
}

function unreadableFileError(file: string, path: string): SiteError {
  return new SiteError(`site.json names ${file} for ${path}, which cannot be read`);
}
