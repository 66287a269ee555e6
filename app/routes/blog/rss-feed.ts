import { languageFromPath } from "../../i18n/languages.ts";
import type { Route } from "./+types/rss-feed";
import { feed, rss } from "./feeds.ts";

/** `/feed.xml`: the articles of a language for feed readers. */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageFromPath(new URL(request.url).pathname);
  return new Response(rss(feed(language, "/feed.xml")), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
