import { languageFromPath } from "../../i18n/languages.ts";
import type { Route } from "./+types/json-feed";
import { feed, jsonFeed } from "./feeds.ts";

/** `/feed.json`: the articles of a language for feed readers that prefer JSON. */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageFromPath(new URL(request.url).pathname);
  return Response.json(jsonFeed(feed(language, "/feed.json")), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8" },
  });
}
