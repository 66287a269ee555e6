import { getAttribute, textContent } from "../../postbuild/page.ts";
import { readElements, type SitePage, sitePages } from "./site-pages.ts";

/** The metadata of a built page for search engines and link previews. */
export interface PageHead extends SitePage {
  lang: string | undefined;
  title: string;
  canonical: string | undefined;
  /** Whether the page is indexable. */
  indexed: boolean;
  /** The page's translations by `hreflang`. */
  alternates: Record<string, string>;
  /** Contents of `<meta>` by name or property; the last of duplicates. */
  meta: Record<string, string | undefined>;
  /** URLs of other `<link>`s by `rel`. */
  links: Record<string, string | undefined>;
  /** Every JSON-LD block, parsed. */
  structuredData: Record<string, unknown>[];
}

/** The heads of all pages. */
export function pageHeads(): PageHead[] {
  return sitePages().map(readHead);
}

function readHead(page: SitePage): PageHead {
  const head: PageHead = {
    ...page,
    lang: undefined,
    title: "",
    canonical: undefined,
    indexed: true,
    alternates: {},
    meta: {},
    links: {},
    structuredData: [],
  };
  for (const element of readElements(page)) {
    const get = (name: string) => getAttribute(element, name);
    const { tagName } = element;
    if (tagName === "html") head.lang = get("lang");
    // Inline SVGs may have titles.
    if (tagName === "title") head.title ||= textContent(element);
    if (tagName === "meta") head.meta[get("name") ?? get("property") ?? ""] = get("content");
    if (tagName === "script" && get("type") === "application/ld+json") {
      head.structuredData.push(JSON.parse(textContent(element)));
    }
    if (tagName === "link") {
      const hreflang = get("hreflang");
      if (hreflang) head.alternates[hreflang] = get("href") ?? "";
      else head.links[get("rel") ?? ""] = get("href");
    }
  }
  head.canonical = head.links.canonical;
  head.indexed = !head.meta.robots?.includes("noindex");
  return head;
}
