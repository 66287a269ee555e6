import { hash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type ContactField, contactFieldNames, contactFields } from "../../shared/contact.ts";
import type { FieldType } from "../../shared/form-fields.ts";
import type { SiteManifest } from "../../shared/site-manifest.ts";

/** A field of the built contact page: the control and its error element. */
function field(name: ContactField): string {
  const attributes = name === "name" ? `name="name" aria-describedby="name-hint"` : `name="${name}"`;
  const controls: Record<FieldType, string> = {
    line: `<input ${attributes}>`,
    email: `<input ${attributes} type="email">`,
    package: `<select ${attributes}><option value="" selected>-</option><option value="pro">Pro</option></select>`,
    text: `<textarea ${attributes}></textarea>`,
  };
  return `${controls[contactFields[name].type]}<p id="${name}-error" data-problem="${name}" hidden></p>`;
}

const form = (lang: string) => `<!doctype html><html lang="${lang}"><head><title>Contact ${lang}</title>
<link rel="modulepreload" href="/assets/a-1.js"><script type="application/ld+json">{"@type":"X"}</script><script data-hydration-module="/assets/h-1.js" data-idle-module="/assets/i-1.js">fetchFonts()</script></head><body>
<form action="/newsletter"><input name="email" type="email"></form>
<form action="/api/contact" method="post"><p data-problem="form" hidden></p><input type="hidden" name="lang" value="${lang}">
${contactFieldNames.map(field).join("\n")}
<input type="file" name="file"><p id="file-error" data-problem="file" hidden></p></form><script>start()</script></body></html>`;

const times = `<label data-part="time"><input data-part="timeInput" type="radio"><span data-part="timeDay"></span><b data-part="timeText"></b></label>`;

/** The server page template: a prototype of every part and its scripts. */
export const serverPageHtml = `<!doctype html><title>Site</title><link rel="canonical" href="https://x.example/"><script data-hydration-module="/assets/h-1.js" data-idle-module="/assets/i-1.js">fetchFonts()</script>
<nav>Frame</nav><a href="/no/x" hreflang="nb">Norsk</a> <a href="/x" hreflang="en" aria-current="true">English</a>
<main><h1 data-part="title" class="large"></h1><p data-part="lines"><b data-part="firstLine"></b> <span data-part="line"></span></p><p data-part="text"></p>
<form data-part="form" method="post"><input data-part="hidden" type="hidden">
<fieldset data-part="times"><legend data-part="timesLabel"></legend><div data-part="day"><p data-part="dayName"></p>${times}</div>
<details data-part="otherTimes"><summary data-part="otherTimesLabel"></summary><details data-part="otherDay"><summary data-part="dayName"></summary>${times}</details><a data-part="laterDays"></a></details></fieldset>
<div data-part="field" class="field"><label data-part="label"></label><input data-part="input"><textarea data-part="textarea"></textarea></div>
<p><button data-part="button" type="submit"></button></p></form>
<p data-part="links"><a data-part="mainLink" class="main"></a><a data-part="link"></a></p><p data-part="defaultLinks"><a href="/">Home</a></p><div data-part="founder">Kari</div></main>
<script>start()</script>`;

export const filmBytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251));

/** Writes a small built site for tests that need no real one. Returns its folder. */
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
      hash: hash("sha256", body, "base64url"),
      type,
      cache,
      ...(compressed && { encodings: { br: `${file}.br`, gzip: `${file}.gz` } }),
      ...(cache === "html" && { csp: ["'sha256-script'"], styleCsp: ["'sha256-style'"] }),
    });
  }

  const html = "text/html; charset=utf-8";
  const page = (text: string) =>
    `<!doctype html><title>${text}</title><link rel="canonical" href="https://x.example/"><script data-hydration-module="/assets/h-1.js" data-idle-module="/assets/i-1.js">fetchFonts()</script>
<main><h1>${text}</h1></main><script>start()</script>`;
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
  add(
    "/assets/next-1.speculationrules",
    "assets/next-1.speculationrules",
    "application/speculationrules+json",
    '{"prefetch":[]}',
    "immutable",
  );
  add("/pricing.data", "pricing.data", "text/x-script; charset=utf-8", "[]", "data");
  add("/film.mp4", "film.mp4", "video/mp4", filmBytes, "media");
  add("/og/home.png", "og/home.png", "image/png", Buffer.from("png"), "media");

  const serverPages = Object.fromEntries(
    ["en", "no"].map((lang) => {
      const file = `server-page-${lang}.html`;
      writeFileSync(join(folder, file), serverPageHtml);
      return [lang, { file, csp: ["'sha256-script'"], styleCsp: ["'sha256-style'"] }];
    }),
  );
  const manifest: SiteManifest = {
    serverPages,
    origins: {
      scheduler: ["https://calendar.example"],
      script: [],
      connect: ["https://forms.example", "https://stats.example"],
      image: [],
    },
    files,
    redirects: { "/old-contact": "/contact" },
    notFound: { "": "/404", "/no": "/no/404" },
  };
  writeFileSync(join(folder, "site.json"), JSON.stringify(manifest));
  return folder;
}
