import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type HeaderSettings, pageHeaders } from "../headers.ts";
import { type MessagePage, messageFrame } from "../message-page.ts";
import type { AppContext } from "../request-context.ts";
import type { SiteTable } from "../site-table.ts";

export interface MessageAnswerOptions {
  site: Pick<SiteTable, "get">;
  settings: HeaderSettings;
}

/** Makes the answer with a message in the site's own look; in plain words where the site has no page to build on. */
export function messageAnswer({ site, settings }: MessageAnswerOptions) {
  const readFrame = (path: string) => {
    const page = site.get(path);
    if (page?.kind !== "memory") return undefined;
    return {
      headers: Object.entries(pageHeaders(settings, page.hashes)),
      render: messageFrame(page.variants.identity.body.toString("utf8")),
    };
  };
  const frames = { en: readFrame("/contact/sent"), no: readFrame("/no/contact/sent") };

  return (
    c: AppContext,
    lang: "en" | "no",
    content: MessagePage,
    status: ContentfulStatusCode = 200,
  ): Response => {
    const frame = frames[lang];
    c.header("X-Robots-Tag", "noindex");
    if (!frame) return c.text(`${content.title}\n\n${content.text}`, status);
    for (const [name, value] of frame.headers) c.header(name, value);
    return c.html(frame.render(content), status);
  };
}
