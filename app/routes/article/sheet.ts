import type { LoaderFunctionArgs } from "react-router";
import { articleSheet } from "../../../content-loader/articles.ts";
import { languageOf, localizedPath } from "../../i18n/languages.ts";
import { translationsFor } from "../../i18n/translations.server.ts";
import { sheetDocument } from "./sheet-document.tsx";

/**
 * `/blog/<slug>/sheet`: what an article leaves in the reader's hands, as a sheet of paper. A document of its own, whose one
 * script prints. Its types are not those of its row, which is not there where no article has a sheet.
 */
export function loader({ request, params: { slug = "" } }: LoaderFunctionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const sheet = articleSheet(language, slug);
  if (!sheet) throw new Response(null, { status: 404 });
  const { sheet: translations } = translationsFor(language, "sheet");
  const html = sheetDocument(sheet, {
    translations,
    language,
    path: localizedPath(`/blog/${slug}`, language),
  });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
