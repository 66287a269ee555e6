import { articleSummaries, articleTexts, listedArticles } from "../../../content-loader/articles.ts";
import { languageFromPath } from "../../i18n/languages.ts";
import type { Route } from "./+types/search-index";
import { filterFor } from "./filter.ts";
import type { SearchDocument } from "./search-engine.ts";

/** `/blog/search.json`: the search index of one language, fetched on first use. */
export function loader({ request }: Route.LoaderArgs) {
  const language = languageFromPath(new URL(request.url).pathname);
  const listed = new Map(listedArticles(language).map((article) => [article.slug, article]));
  const texts = new Map(articleTexts(language).map(({ slug, text }) => [slug, text]));
  const documents = articleSummaries(language).map((summary): SearchDocument => {
    const { slug, title, description, tags, category, minutes, image, imageBackup } = summary;
    const place = listed.get(slug);
    return {
      slug,
      title,
      description,
      tags,
      minutes,
      image,
      imageBackup,
      category,
      filter: place && filterFor(place.listingCategory),
      text: texts.get(slug) ?? "",
    };
  });
  return Response.json(documents);
}
