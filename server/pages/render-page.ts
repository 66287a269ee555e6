import type { ContentfulStatusCode } from "hono/utils/http-status";
import { byLanguage, type LanguageCode } from "../../shared/languages.ts";
import type { AppContext } from "../http/request-context.ts";
import type { SiteTable } from "../http/site-table.ts";
import { type PageContent, serverPage } from "./server-page.ts";

/** Responds with a page in the site's design. */
export type RenderPage = (
  c: AppContext,
  lang: LanguageCode,
  content: PageContent,
  status?: ContentfulStatusCode,
) => Response;

/** Creates page responses in the site's design, or plain ones when the build has no server page. */
export function renderPage(site: Pick<SiteTable, "serverPage">): RenderPage {
  const read = (lang: LanguageCode) => {
    const page = site.serverPage(lang);
    return (
      page && {
        headers: Object.entries(page.pageHeaders),
        fill: serverPage(page.html),
      }
    );
  };
  const pages = byLanguage(read);

  return (c, lang, content, status = 200) => {
    const page = pages[lang];
    c.header("X-Robots-Tag", "noindex");
    if (!page) return c.text(`${content.title}\n\n${content.text}`, status);
    for (const [name, value] of page.headers) c.header(name, value);
    return c.html(page.fill(content), status);
  };
}
