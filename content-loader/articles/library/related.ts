import type { ArticleFile } from "./read-article.ts";

/** How many articles to suggest after one. */
const suggestions = 3;

/** What relates two articles. */
const weight = { listingCategory: 3, category: 3, linked: 3, sharedTag: 2 };

interface Suggestion {
  slug: string;
  score: number;
  /** Between the publication dates, in ms. */
  distance: number;
}

/** The articles before and after one in time. `files` are newest first. */
export function neighbours(files: ArticleFile[], file: ArticleFile) {
  const place = files.indexOf(file);
  return { previous: files[place + 1], next: files[place - 1] };
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
  const nearest: Suggestion[] = [];
  for (const candidate of files) {
    if (candidate === article || candidate === previous || candidate === next) continue;
    const score = likeness(article, candidate, tags, links);
    const last = nearest[suggestions - 1];
    // Selects the best without sorting all: with 1,000 articles that would be 1,000 sorts.
    if (last && score < last.score) continue;
    const distance = Math.abs(Date.parse(candidate.matter.date) - day);
    nearest.push({ slug: candidate.slug, score, distance });
    nearest.sort((a, b) => b.score - a.score || a.distance - b.distance || a.slug.localeCompare(b.slug));
    nearest.length = Math.min(nearest.length, suggestions);
  }
  return nearest.map((suggestion) => suggestion.slug);
}

function likeness(
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
