import { createReadStream, existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { contentProblems } from "../content-loader/content-problems.ts";
import { editorConfig } from "./config.ts";
import type { EditorLanguage } from "./fields.ts";

/** Its `npm/` folder is the build that has its fonts beside it, `locales/` the languages of its interface. */
const cmsFolder = join(dirname(fileURLToPath(import.meta.resolve("@sveltia/cms"))), "..");

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".png": "image/png",
};

/** No font, version check or statistics from elsewhere; GitHub is allowed for a hosted repository. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self' data:",
  "connect-src 'self' data: blob: https://api.github.com",
  "worker-src 'self' blob:",
].join("; ");

/**
 * The owner's editor at `/edit`, only in the development server: a build has neither this page nor Sveltia CMS. After every
 * saved change it checks `content/` and shows what is wrong over the running site.
 */
export function editor(): Plugin {
  return {
    name: "editor",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/edit", (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        const language: EditorLanguage = searchParams.get("lang") === "no" ? "no" : "en";
        if (pathname === "/") return send(response, "text/html; charset=utf-8", page(language));
        if (pathname === "/config.json") {
          return send(response, "application/json", JSON.stringify(editorConfig(language)));
        }
        const file = join(
          cmsFolder,
          pathname.startsWith("/cms/") ? pathname.replace("/cms/", "npm/") : pathname,
        );
        const type = types[extname(file)];
        if (!type || !file.startsWith(cmsFolder) || !existsSync(file)) {
          response.statusCode = 404;
          return response.end();
        }
        response.setHeader("Content-Type", type);
        createReadStream(file).pipe(response);
      });

      let shown = "";
      let timer: NodeJS.Timeout | undefined;
      const check = () => {
        const message = describeProblems();
        if (message) {
          server.ws.send({
            type: "error",
            err: { message: `content/ has mistakes:\n${message}`, stack: "" },
          });
        } else if (shown) {
          server.ws.send({ type: "full-reload" });
        }
        shown = message;
      };
      server.watcher.add("content");
      server.watcher.on("all", (_event, path) => {
        if (!path.replaceAll("\\", "/").includes("/content/")) return;
        clearTimeout(timer);
        timer = setTimeout(check, 200);
      });
    },
  };
}

/** One line for each problem in `content/`; empty when there is none. */
function describeProblems(): string {
  try {
    return contentProblems()
      .map(({ file, line, message }) => `${file}:${line}  ${message}`)
      .join("\n");
  } catch (error) {
    // A file that is not JSON or YAML at all.
    return String(error);
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Security-Policy", policy);
  response.end(body);
}

function page(language: EditorLanguage): string {
  const title = language === "no" ? "Rediger nettstedet" : "Edit the site";
  return `<!doctype html>
<html lang="${language === "no" ? "nb" : "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<script>window.CMS_MANUAL_INIT = true;</script>
</head>
<body>
<script type="module">
import { init } from "/edit/cms/index.js";
const answer = await fetch("/edit/config.json?lang=${language}");
init({ config: await answer.json() });
</script>
</body>
</html>
`;
}
