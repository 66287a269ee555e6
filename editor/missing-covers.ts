import { createReadStream, existsSync } from "node:fs";
import { extname, join } from "node:path";
import type { Plugin } from "vite";
import { drawCovers } from "../drawings/build/pictures.ts";

const types: Record<string, string> = { ".avif": "image/avif", ".webp": "image/webp", ".jpg": "image/jpeg" };

/** Draws the covers of an article that was created after the development server started, when a page first requests one. */
export function missingCovers(): Plugin {
  return {
    name: "missing-covers",
    apply: "serve",
    configureServer({ config, middlewares }) {
      let drawing: Promise<void> | undefined;
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const file = join(config.publicDir, pathname);
        const type = types[extname(file)];
        if (!type || !/^\/(?:covers|og)\//.test(pathname)) return next();
        if (!existsSync(file)) {
          drawing ??= drawCovers(config.publicDir, join(config.root, ".cache/covers")).finally(() => {
            drawing = undefined;
          });
          await drawing.catch((error: Error) =>
            config.logger.error(`The covers were not drawn: ${error.message}`),
          );
        }
        if (!existsSync(file)) return next();
        response.setHeader("Content-Type", type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
