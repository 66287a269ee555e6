import type { ContentfulStatusCode } from "hono/utils/http-status";
import { byLanguage, type LanguageCode } from "../../shared/languages.ts";
import type { AppContext } from "../http/request-context.ts";
import type { SiteTable } from "../http/site-table.ts";
import { createServerPage, type PageContent } from "./server-page.ts";

/** Responds with a page in the site's design. */
export type RenderPage = (
  c: AppContext,
  lang: LanguageCode,
  content: PageContent,
  status?: ContentfulStatusCode,
) => Response;

/** Creates page responses in the site's design, or plain ones when the build has no server page. */
export function createPageRenderer(site: Pick<SiteTable, "serverPage">): RenderPage {
  const pages = byLanguage((lang) => {
    const page = site.serverPage(lang);
    return page && { headers: Object.entries(page.pageHeaders), fill: createServerPage(page.html) };
  });

  return (c, lang, content, status = 200) => {
    const page = pages[lang];
    c.header("X-Robots-Tag", "noindex");
    if (!page) return c.text(`${content.title}\n\n${content.text}`, status);
    for (const [name, value] of page.headers) c.header(name, value);
    return c.html(page.fill(content), status);
  };
}
