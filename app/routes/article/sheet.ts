import { articleSheet } from "../../../content/articles.ts";
import { languageOf, localizedPath } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import type { Route } from "./+types/sheet";
import { sheetDocument } from "./sheet-document.tsx";

/** `/blog/<slug>/sheet`: what an article leaves in the reader's hands, as a sheet of paper. A document of its own, whose one script prints. */
export function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const sheet = articleSheet(language, slug);
  if (!sheet) throw new Response(null, { status: 404 });
  const { sheet: words } = wordsFor(language, "sheet");
  const html = sheetDocument(sheet, { words, language, path: localizedPath(`/blog/${slug}`, language) });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
