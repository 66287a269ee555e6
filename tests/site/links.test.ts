import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { site } from "../../content-loader/data/site.ts";
import { getAttribute } from "../../postbuild/page.ts";
import { isAppPath } from "../../server/route-paths.ts";
import * as attributes from "../../shared/attributes.ts";
import { isArticle, readElements, sitePages } from "../support/site-pages.ts";

interface Link {
  page: string;
  address: string;
  /** Whether SiteLinks follows it by client navigation. */
  inApp: boolean;
}

const manifest: { files: { path: string }[]; redirects: Record<string, string> } = JSON.parse(
  readFileSync("dist/site.json", "utf8"),
);
const files = new Set(manifest.files.map(({ path }) => path));
const isAnswered = (path: string) => files.has(path) || isAppPath(path);

const pages = sitePages().map((page) => {
  const ids = new Set<string>();
  const addresses: Omit<Link, "page">[] = [];
  for (const element of readElements(page)) {
    const attribute = (name: string) => getAttribute(element, name) ?? "";
    if (attribute("id")) ids.add(attribute("id"));
    const single = [
      "href",
      "src",
      "action",
      "poster",
      attributes.hydrationModule,
      attributes.idleModule,
      attributes.stylesheet,
    ].map(attribute);
    const sets = attribute("srcset")
      .split(",")
      .map((candidate) => candidate.trim().split(" ")[0] ?? "");
    const shared = /^og:(image|url)$/.test(attribute("property")) ? [attribute("content")] : [];
    const inApp =
      element.tagName === "a" &&
      !["target", "download", attributes.document].some((name) => getAttribute(element, name) !== undefined);
    for (const address of [...single, ...sets, ...shared]) {
      if (address) addresses.push({ address, inApp });
    }
  }
  return { ...page, ids, addresses };
});
const byPath = new Map(pages.map((page) => [page.path, page]));
const links: Link[] = pages.flatMap(({ path, addresses }) =>
  addresses.map((found) => ({ page: path, ...found })),
);

/** An address on this site as a URL; undefined for mail, telephone and other sites. */
function own({ page, address }: Omit<Link, "inApp">): URL | undefined {
  const url = new URL(address, site.url + page);
  return url.origin === site.url ? url : undefined;
}

describe("Every link on every page", () => {
  test("answers", () => {
    const dead = links.filter((link) => {
      const url = own(link);
      return url && !isAnswered(decodeURI(url.pathname));
    });
    expect(dead).toEqual([]);
  });

  test("leads to a page of the app when followed by client navigation", () => {
    const lost = links.filter((link) => {
      const url = link.inApp && own(link);
      return url && !byPath.has(url.pathname);
    });
    expect(lost).toEqual([]);
  });

  test("leads to an existing fragment", () => {
    const lost = links.filter((link) => {
      const url = own(link);
      if (!url?.hash) return false;
      const id = decodeURIComponent(url.hash.slice(1));
      return url.pathname.endsWith(".svg")
        ? !readFileSync(`dist/client${url.pathname}`, "utf8").includes(`id="${id}"`)
        : !byPath.get(url.pathname)?.ids.has(id);
    });
    expect(lost).toEqual([]);
  });
});

test("every page can be reached from the home pages", () => {
  const reached = new Set(["/", "/no"]);
  for (const path of reached) {
    for (const { address } of byPath.get(path)?.addresses ?? []) {
      const url = own({ page: path, address });
      if (url && byPath.has(url.pathname)) reached.add(url.pathname);
    }
  }
  // Nobody links to error pages, to the form's thank-you page or to the second name of a page.
  const unlinked = /\/404$|\/contact\/sent$|^\/norge$|^\/no\/norway$/;
  const missed = pages.filter(({ path }) => !reached.has(path) && !unlinked.test(path));
  expect(missed.map(({ path }) => path)).toEqual([]);
});

test.each(["", "/no"])("%s/blog/archive links to every article once", (prefix) => {
  const below = `${prefix}/blog/`;
  // The choice of languages leads to the page itself.
  const found = links
    .filter(({ page, inApp }) => page === `${below}archive` && inApp)
    .map(({ address }) => address)
    .filter((address) => address.startsWith(below) && address !== `${below}archive`);
  const articles = [...byPath.keys()].filter(
    (path) => path.startsWith(below) && isArticle(path) && !path.endsWith("/404"),
  );
  expect(articles.length).toBeGreaterThan(20);
  expect(found.sort()).toEqual(articles.sort());
});

test("redirects the aliases of articles, all to pages", () => {
  expect(manifest.redirects).toMatchObject({
    "/blog/norway-job-market-2025": "/blog/norway-job-market",
    "/no/blog/new-resume-website": "/no/blog/new-resume",
    "/blog/first-impressions-online": "/blog/first-impressions",
  });
  for (const target of Object.values(manifest.redirects)) expect([...byPath.keys()]).toContain(target);
});
