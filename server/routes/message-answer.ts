import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type HeaderSettings, pageHeaders } from "../headers.ts";
import { type MessagePage, renderMessagePage } from "../message-page.ts";
import type { AppContext } from "../request-context.ts";
import type { SiteTable } from "../site-table.ts";

export interface MessageAnswerOptions {
  site: Pick<SiteTable, "get">;
  settings: HeaderSettings;
}

/** Makes the answer with a message in the site's own look; in plain words where the site has no page to build on. */
export function messageAnswer({ site, settings }: MessageAnswerOptions) {
  return (
    c: AppContext,
    lang: "en" | "no",
    content: MessagePage,
    status: ContentfulStatusCode = 200,
  ): Response => {
    const frame = site.get(lang === "no" ? "/no/contact/sent" : "/contact/sent");
    c.header("X-Robots-Tag", "noindex");
    if (frame?.kind !== "memory") return c.text(`${content.title}\n\n${content.text}`, status);
    for (const [name, value] of Object.entries(pageHeaders(settings, frame.hashes))) c.header(name, value);
    return c.html(renderMessagePage(frame.variants.identity.body.toString("utf8"), content), status);
  };
}
