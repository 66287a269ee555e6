import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { LanguageCode } from "../../contract/languages.ts";
import type { AppContext } from "../http/request-context.ts";
import type { SiteTable } from "../http/site-table.ts";
import { type PageContent, serverPage } from "./server-page.ts";

export interface PageAnswerOptions {
  site: Pick<SiteTable, "serverPage">;
}

/** Makes answers with a page in the site's own look; in plain words where the build has made none to fill. */
export function answerWithPage({ site }: PageAnswerOptions) {
  const read = (lang: LanguageCode) => {
    const page = site.serverPage(lang);
    return (
      page && {
        headers: Object.entries(page.pageHeaders),
        fill: serverPage(page.html),
      }
    );
  };
  const pages = { en: read("en"), no: read("no") };

  return (
    c: AppContext,
    lang: LanguageCode,
    content: PageContent,
    status: ContentfulStatusCode = 200,
  ): Response => {
    const page = pages[lang];
    c.header("X-Robots-Tag", "noindex");
    if (!page) return c.text(`${content.title}\n\n${content.text}`, status);
    for (const [name, value] of page.headers) c.header(name, value);
    return c.html(page.fill(content), status);
  };
}
