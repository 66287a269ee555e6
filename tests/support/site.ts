import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { SiteManifest } from "../../server/site-table.ts";

const form = (lang: string) => `<!doctype html><html lang="${lang}"><head><title>Contact ${lang}</title>
<link rel="modulepreload" href="/assets/a-1.js"><script type="application/ld+json">{"@type":"X"}</script><script>fetchFonts()</script></head><body>
<form action="/newsletter"><input name="email" type="email"></form>
<form action="/api/contact" method="post"><p data-form-problem hidden></p><input type="hidden" name="lang" value="${lang}">
<label>Name <input name="name" aria-describedby="name-hint"></label>
<p id="name-error" data-problem="name" hidden></p><input name="email" type="email">
<select name="package"><option value="" selected>-</option><option value="Pro - €499">Pro</option></select>
<textarea name="message"></textarea></form><script>start()</script></body></html>`;

export const filmBytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));

/** Writes a small built site as the build would, for tests that need no real one. Returns its folder. */
export function writeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const files: SiteManifest["files"] = [];

  function add(
    path: string,
    file: string,
    type: string,
    body: string | Buffer,
    cache: "html" | "data" | "immutable" | "media" | "day",
  ) {
    const target = join(folder, "client", file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, body);
    const compressed = cache === "html" || cache === "immutable";
    if (compressed) {
      writeFileSync(`${target}.br`, brotliCompressSync(body));
      writeFileSync(`${target}.gz`, gzipSync(body));
    }
    files.push({
      path,
      file,
      type,
      cache,
      ...(compressed && { encodings: { br: `${file}.br`, gzip: `${file}.gz` } }),
      ...(cache === "html" && { csp: ["'sha256-script'"], styleCsp: ["'sha256-style'"] }),
    });
  }

  const html = "text/html; charset=utf-8";
  const page = (text: string) =>
    `<!doctype html><title>${text}</title><link rel="canonical" href="https://x.example/"><script>fetchFonts()</script><nav>Frame</nav>
<main><h1>${text}</h1><p>About ${text}</p><p><a class="button" href="/">Home</a></p></main><script>start()</script>`;
  add("/", "index.html", html, page("Home"), "html");
  add("/no", "no/index.html", html, page("Hjem"), "html");
  add("/contact", "contact/index.html", html, form("en"), "html");
  add("/no/contact", "no/contact/index.html", html, form("no"), "html");
  add("/contact/sent", "contact/sent/index.html", html, page("Sent"), "html");
  add("/no/contact/sent", "no/contact/sent/index.html", html, page("Sendt"), "html");
  add("/404", "404/index.html", html, page("Not found"), "html");
  add("/no/404", "no/404/index.html", html, page("Ikke funnet"), "html");
  add(
    "/assets/a-1.js",
    "assets/a-1.js",
    "text/javascript; charset=utf-8",
    "start()".repeat(100),
    "immutable",
  );
  add("/pricing.data", "pricing.data", "text/x-script; charset=utf-8", "[]", "data");
  add("/film.mp4", "film.mp4", "video/mp4", filmBytes, "media");
  add("/og/home.png", "og/home.png", "image/png", Buffer.from("png"), "day");

  const manifest: SiteManifest = {
    files,
    redirects: { "/old-contact": "/contact" },
    notFound: { "": "/404", "/no": "/no/404" },
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}
