import { hash } from "node:crypto";
import { extname } from "node:path";
import { dataExtension } from "../shared/react-router-globals.ts";
import type { ManifestFile } from "../shared/site-manifest.ts";
import { compressedNames, isCompressible } from "./compress.ts";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  [dataExtension]: "text/x-script; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".speculationrules": "application/speculationrules+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
};

/**
 * Describes how the server serves a file.
 *
 * @param file relative to the folder that is served
 * @throws when its extension has no type here
 */
export function describeFile(file: string, content: Buffer): ManifestFile {
  const extension = extname(file);
  const type = types[extension];
  if (!type)
    throw new Error(
      `${file}: add a type for ${extension || "files without an extension"} to postbuild/manifest-file.ts`,
    );
  const described: ManifestFile = {
    path: urlPath(file),
    file,
    hash: hash("sha256", content, "base64url").slice(0, 22),
    type,
    cache: cacheRule(file, extension, type),
  };
  return isCompressible(file) ? { ...described, encodings: compressedNames(file) } : described;
}

function cacheRule(file: string, extension: string, type: string): ManifestFile["cache"] {
  if (extension === ".html") return "html";
  if (extension === dataExtension) return "data";
  if (file.startsWith("assets/")) return "immutable";
  return /^(?:image|video)\//.test(type) ? "media" : "day";
}

/** `contact/index.html` is served at `/contact`, other files at their own path. */
function urlPath(file: string): string {
  return `/${file.replace(/\/?index\.html$/, "")}`;
}
