import type { ArticleFile } from "./read-article.ts";

const maxSuggestions = 3;

/** How much each common trait adds to the score. */
const weight = { listingCategory: 3, category: 3, linked: 3, sharedTag: 2 };

interface Suggestion {
  slug: string;
  score: number;
  /** Between the publication dates, in ms. */
  distance: number;
}

/** The articles before and after one in time. `files` are newest first. */
export function neighbours(files: ArticleFile[], file: ArticleFile) {
  const index = files.indexOf(file);
  return { previous: files[index + 1], next: files[index - 1] };
}

/**
 * The slugs of the articles to suggest after one, by subject, common tags and links, then by
 * date. Excludes the previous and next article, to which the page links already.
 */
export function related(files: ArticleFile[], slug: string): string[] {
  const article = files.find((candidate) => candidate.slug === slug);
  if (!article) return [];
  const { previous, next } = neighbours(files, article);
  const links = new Set(article.links.map(({ url }) => url.split("#")[0]));
  const tags = new Set(article.matter.tags);
  const day = Date.parse(article.matter.date);
  const best: Suggestion[] = [];
  for (const candidate of files) {
    if (candidate === article || candidate === previous || candidate === next) continue;
    const score = relatedness(article, candidate, tags, links);
    const last = best[maxSuggestions - 1];
    // Keeps the best few instead of sorting all candidates for each article.
    if (last && score < last.score) continue;
    const distance = Math.abs(Date.parse(candidate.matter.date) - day);
    best.push({ slug: candidate.slug, score, distance });
    best.sort((a, b) => b.score - a.score || a.distance - b.distance || a.slug.localeCompare(b.slug));
    best.length = Math.min(best.length, maxSuggestions);
  }
  return best.map((suggestion) => suggestion.slug);
}

function relatedness(
  article: ArticleFile,
  candidate: ArticleFile,
  tags: Set<string>,
  links: Set<string | undefined>,
) {
  const { matter } = candidate;
  const listing = article.matter.listing?.category;
  let score = 0;
  if (listing && listing === matter.listing?.category) score += weight.listingCategory;
  if (article.matter.category === matter.category) score += weight.category;
  if (links.has(`/blog/${candidate.slug}`)) score += weight.linked;
  for (const tag of matter.tags) if (tags.has(tag)) score += weight.sharedTag;
  return score;
}
