import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import type { Scene } from "./layout.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const types: Record<string, string> = {
  ".html": "text/html",
  ".ts": "text/javascript",
};

/** Serves the film's page to this machine only: its HTML, its modules without their types, and what it is made of in each language. */
export async function serveFilm(
  scenes: Readonly<Record<string, Scene>>,
  port = 0,
): Promise<{ server: Server; url: string }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://film").pathname);
    const type = types[extname(path)];
    const scene = scenes[/^\/scene-(\w+)\.json$/.exec(path)?.[1] ?? ""];
    if (scene) {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(scene));
      return;
    }
    if (!type || !path.startsWith("/drawings/")) {
      response.writeHead(404).end();
      return;
    }
    try {
      const file = await readFile(join(root, path));
      const body = path.endsWith(".ts") ? stripTypeScriptTypes(file.toString()) : file;
      response.writeHead(200, { "content-type": type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The film's server has no port.");
  return { server, url: `http://127.0.0.1:${address.port}/drawings/film/film.html` };
}
