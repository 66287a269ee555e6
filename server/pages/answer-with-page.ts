import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type HeaderSettings, pageHeaders } from "../http/headers.ts";
import type { AppContext } from "../http/request-context.ts";
import type { SiteTable } from "../http/site-table.ts";
import { type PageContent, serverPage } from "./server-page.ts";

export interface PageAnswerOptions {
  site: Pick<SiteTable, "serverPage">;
  settings: HeaderSettings;
}

/** Makes answers with a page in the site's own look; in plain words where the build has made none to fill. */
export function answerWithPage({ site, settings }: PageAnswerOptions) {
  const read = (lang: "en" | "no") => {
    const page = site.serverPage(lang);
    return (
      page && {
        headers: Object.entries(pageHeaders(settings, page.hashes)),
        fill: serverPage(page.html),
      }
    );
  };
  const pages = { en: read("en"), no: read("no") };

  return (
    c: AppContext,
    lang: "en" | "no",
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
