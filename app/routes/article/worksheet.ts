import type { LoaderFunctionArgs } from "react-router";
import { articleWorksheet } from "../../../content-loader/articles.ts";
import { languageFromPath, localizedPath } from "../../i18n/languages.ts";
import { translationsFor } from "../../i18n/translations.server.ts";
import { worksheetDocument } from "./worksheet-document.tsx";

/**
 * `/blog/<slug>/sheet`: an article's worksheet. A standalone document whose only
 * script prints. It has no generated route types, because the route is missing when no article has a worksheet.
 */
export function loader({ request, params: { slug = "" } }: LoaderFunctionArgs) {
  const language = languageFromPath(new URL(request.url).pathname);
  const worksheet = articleWorksheet(language, slug);
  if (!worksheet) throw new Response(null, { status: 404 });
  const { worksheet: translations } = translationsFor(language, "worksheet");
  const html = worksheetDocument(worksheet, {
    translations,
    language,
    path: localizedPath(`/blog/${slug}`, language),
  });
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
