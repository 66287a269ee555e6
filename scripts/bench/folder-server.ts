import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

interface ServedFile {
  type: string;
  body: Buffer;
  small: Buffer | undefined;
}

/** Serves another project's built site from memory, compressed, for comparison. */
export async function serveFolder(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const files = new Map<string, ServedFile>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file).split(sep).join("/")}`, file] as const)
      .filter(([path]) => !/\.(?:br|gz)$/.test(path))
      .map(([path, file]) => {
        const body = readFileSync(file);
        const small = /\.(?:html|js|css|svg)$/.test(path) ? brotliCompressSync(body) : undefined;
        return [path, { type: types[extname(path)] ?? "application/octet-stream", body, small }] as const;
      }),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = files.get(pathname) ?? files.get(`${pathname.replace(/\/$/, "")}/index.html`);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const lasting = file.type.startsWith("text/html") ? "max-age=0" : "max-age=31536000, immutable";
    const headers = { "content-type": file.type, "cache-control": `public, ${lasting}` };
    response.writeHead(200, file.small ? { ...headers, "content-encoding": "br" } : headers);
    response.end(file.small ?? file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
