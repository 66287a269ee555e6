import { createReadStream, existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { dirname, extname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { contentProblems } from "../content-loader/content-problems.ts";
import { editorConfig } from "./config.ts";
import { describeProblems } from "./describe-problem.ts";
import type { EditorLanguage } from "./fields.ts";
import { rejectStaleWrites } from "./reject-stale-writes.ts";

/** Sveltia CMS: `npm/` has its build with local fonts, `locales/` its interface languages. */
const cmsFolder = join(dirname(fileURLToPath(import.meta.resolve("@sveltia/cms"))), "..");

const types: Record<string, string> = {
  ".js": "text/javascript",
  ".json": "application/json",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".png": "image/png",
};

/** Allows no fonts, version checks or statistics from other hosts; GitHub is allowed for a hosted repository. */
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
 * Serves the owner's editor at `/edit`, only in the development server: a build contains neither this page nor Sveltia CMS.
 * After every saved change it checks `content/` and shows problems over the running site.
 */
export function editor(): Plugin {
  return {
    name: "editor",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/edit", (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        const language: EditorLanguage = searchParams.get("lang") === "no" ? "no" : "en";
        if (pathname === "/") {
          process.env.EDITOR_LANGUAGE = language;
          return send(response, "text/html; charset=utf-8", page(language));
        }
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
        // Sveltia imports its language files as modules, since bundlers turn JSON into modules.
        if (pathname.startsWith("/locales/")) {
          return send(response, "text/javascript", `export default ${readFileSync(file, "utf8")};`);
        }
        response.setHeader("Content-Type", type);
        createReadStream(file).pipe(response);
      });

      const { hot } = server.environments.client;
      // A changed setting restarts the server, so the language is stored in the environment, which survives that.
      let shown: string | undefined;
      const ownerLanguage = (): EditorLanguage => (process.env.EDITOR_LANGUAGE === "no" ? "no" : "en");
      let timer: NodeJS.Timeout | undefined;
      const overlay = () => ({
        type: "error" as const,
        err: { message: `${invalidMessage[ownerLanguage()]}\n\n${shown}`, stack: "" },
      });
      const check = () => {
        const wasShown = Boolean(shown);
        shown = findProblems(ownerLanguage());
        if (shown) hot.send(overlay());
        else if (wasShown) hot.send({ type: "full-reload" });
      };
      // A page that the same change reloads has lost the overlay.
      hot.on("vite:client:connect", (_data, client) => {
        shown ??= findProblems(ownerLanguage());
        if (shown) client.send(overlay());
      });
      const folder = join(server.config.root, "content");
      server.watcher.on("all", (_event, path) => {
        if (!path.startsWith(folder + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(check, 200);
      });
    },
  };
}

/** Describes every problem in `content/`; empty when there is none. */
function findProblems(language: EditorLanguage): string {
  try {
    return describeProblems(contentProblems(), language);
  } catch (error) {
    // A file is neither JSON nor YAML.
    return String(error);
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Security-Policy", policy);
  response.end(body);
}

const invalidMessage = {
  en: "The saved texts have mistakes. Correct them in the editor; until then nothing can be published.",
  no: "Det er feil i det som ble lagret. Rett dem i redigeringen; før det kan ingenting publiseres.",
};

const staleMessage = {
  en: "The file has changed on disk. Nothing was saved. Copy what you wrote, reload this page and make your change again.",
  no: "Filen er endret på disken. Ingenting ble lagret. Kopier det du har skrevet, last siden på nytt og gjør endringen igjen.",
};

function page(language: EditorLanguage): string {
  const title = language === "no" ? "Rediger nettstedet" : "Edit the site";
  return `<!doctype html>
<html lang="${language === "no" ? "nb" : "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<script>
window.CMS_MANUAL_INIT = true;
(${rejectStaleWrites})(${JSON.stringify(staleMessage[language])});
</script>
</head>
<body>
<script type="module">
import { init } from "/edit/cms/index.js";
const response = await fetch("/edit/config.json?lang=${language}");
init({ config: await response.json() });
</script>
</body>
</html>
`;
}
